package dev.intrusive.behaviour.heap;

/** What the hosts have in common: a rank, by which they are ordered, and a number. */
public abstract class Ranked implements Cloneable {

  /** What is told of each comparison, or each call of a key method. */
  protected Calls calls = new Calls();

  private int number;

  /** The rank. */
  public abstract int rank();

  /** Changes the rank, and tells no heap. */
  public abstract void setRank(int rank);

  final void identify(int newNumber, Calls newCalls) {
    number = newNumber;
    calls = newCalls;
  }

  final int number() {
    return number;
  }

  final Ranked copy() {
    try {
      return (Ranked) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "element " + number;
  }
}
