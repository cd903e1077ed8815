package dev.intrusive.benchmarks.types;

import org.jspecify.annotations.Nullable;

/** Operations on a list of any type, so many in a row that choosing the list costs nothing. */
public interface Batches {

  /** How many operations are in a batch. */
  int LENGTH = 1_000;

  /**
   * Creates elements and adds them, once and before anything else.
   *
   * @param count how many
   */
  void fill(int count);

  /** Removes all elements and adds them again, as lists become empty and fill. */
  void refill();

  void removeAndAddLast();

  void moveToLast();

  void pollAndAdd();

  /** Asks for elements, and returns how many are in the list. */
  int contains();

  /** Steps from element to element, round and round, and returns the last one. */
  @Nullable Object next();
}
