package dev.intrusive.records.matching;

/**
 * Matches the orders of one instrument by price and time. Prices and quantities are positive
 * integers. A thread that uses an engine must be the only one.
 */
public interface Engine {

  /**
   * Matches a new order as far as its price allows, from the best price on and from the oldest
   * order of a price on. The remainder rests, unless the order is immediate: then it is cancelled.
   *
   * @param id a number that no resting order has
   * @param immediate whether the order never rests
   */
  void submit(long id, Side side, long price, long quantity, boolean immediate);

  /** Cancels a resting order. */
  void cancel(long id);

  /**
   * Gives a resting order a new price and a new quantity, as if it were cancelled and submitted
   * again: it is matched, and its remainder is the youngest of its price.
   */
  void modify(long id, long price, long quantity);
}
