package dev.intrusive.benchmarks.workload;

import org.jspecify.annotations.Nullable;

/** Operations on a list of any type, so many in a row that it costs nothing to choose the list. */
public interface Batches {

  /** How many operations are in a batch. */
  int LENGTH = 1_000;

  /**
   * Makes elements and links them, once and before anything else.
   *
   * @param size how many
   */
  void fill(int size);

  /**
   * Takes out all elements and adds them again in the same order, as lists empty and fill: once as
   * from a queue, and once by element in any order.
   */
  void refill();

  /** Takes out elements anywhere in the list and adds each at the end. */
  void removeAndAddLast();

  /** Moves elements from anywhere in the list to the end. */
  void moveToLast();

  /** Takes out first elements and adds each at the end. */
  void pollFirstAndAddLast();

  /** Asks whether elements are in the list, and returns how many are. */
  int contains();

  /** Steps from element to element, round and round, and returns the one that it got to. */
  @Nullable Object next();
}
