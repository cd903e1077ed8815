package dev.intrusive.behaviour;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Recursions that use up a small stack, which ends in another call each time. The system property
 * {@code intrusive.overflows} says how many there are for each operation.
 */
public final class SmallStack {

  /** How many overflows a test makes. */
  public static final int ROUNDS = Integer.getInteger("intrusive.overflows", 50);

  private static final long SIZE = 192 * 1024;
  private static final int MOST_PADDING = 61;

  /** How many frames of another size come first, so that each round ends elsewhere. */
  private int padding;

  /** Creates a stack that is used up in another place each time. */
  public SmallStack() {}

  /** Runs a body on a small stack, which it may use up. */
  public static void run(Runnable body) throws InterruptedException {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                body.run();
              } catch (Throwable e) {
                failure.set(e);
              }
            },
            "small stack",
            SIZE);
    thread.start();
    thread.join();
    Throwable thrown = failure.get();
    if (thrown != null) {
      throw new AssertionError(thrown);
    }
  }

  /** Performs an operation at each depth until the stack overflows. */
  public void overflow(Runnable operation) {
    try {
      pad(padding % MOST_PADDING, operation);
    } catch (StackOverflowError expected) {
      padding++;
    }
  }

  /** Performs an operation that overflows the stack by itself. */
  public void overflowOnce(Runnable operation) {
    try {
      padOnce(padding % MOST_PADDING, operation);
    } catch (StackOverflowError expected) {
      padding++;
    }
  }

  private int padOnce(int frames, Runnable operation) {
    if (frames > 0) {
      return 1 + padOnce(frames - 1, operation);
    }
    operation.run();
    return 0;
  }

  private int pad(int frames, Runnable operation) {
    return frames == 0 ? recurse(operation, 0) : 1 + pad(frames - 1, operation);
  }

  @SuppressWarnings("InfiniteRecursion") // it ends by the overflow
  private int recurse(Runnable operation, int depth) {
    operation.run();
    return 1 + recurse(operation, depth + 1);
  }
}
