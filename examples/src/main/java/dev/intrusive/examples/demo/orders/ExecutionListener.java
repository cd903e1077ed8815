package dev.intrusive.examples.demo.orders;

/** Is told of each execution. Must not change the book. */
@FunctionalInterface
interface ExecutionListener {

  /**
   * Two orders have been executed against each other, at the price of the one that was there first.
   *
   * @param maker the order that was in the book, with what it has left
   * @param taker the order that has come in, with what it has left
   * @param quantity how much of each was executed
   */
  void executed(Order maker, Order taker, long quantity);
}
