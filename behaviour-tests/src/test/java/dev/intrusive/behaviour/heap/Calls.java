package dev.intrusive.behaviour.heap;

/** Calls of a comparator or of a key method, one of which misbehaves. */
public final class Calls {

  private int remaining = -1;
  private Runnable misdeed = () -> {};

  /** Lets a later call do something, after a number of calls that do nothing. */
  void misbehaveAfter(int calls, Runnable action) {
    remaining = calls;
    misdeed = action;
  }

  /** Lets all calls behave, and returns whether one has misbehaved. */
  boolean behave() {
    boolean hasMisbehaved = remaining < 0;
    remaining = -1;
    misdeed = () -> {};
    return hasMisbehaved;
  }

  /** Notes a call. */
  public void next() {
    if (remaining >= 0 && remaining-- == 0) {
      misdeed.run();
    }
  }
}
