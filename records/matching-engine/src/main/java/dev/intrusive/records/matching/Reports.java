package dev.intrusive.records.matching;

/**
 * Receives what an engine does, in the order in which it does it. The reports of one message are in
 * the order of these methods.
 */
public interface Reports {

  /** Reports that a new order was accepted, with its whole quantity, before it is matched. */
  void accepted(long id, Side side, long price, long quantity);

  /**
   * Reports a trade.
   *
   * @param price the price of the order that rested
   * @param quantity what was traded
   * @param maker the id of the order that rested
   * @param taker the id of the order that came in or was modified
   */
  void traded(long price, long quantity, long maker, long taker);

  /** Reports that an order was cancelled, or what an immediate order left over. */
  void cancelled(long id, Side side, long price);

  /** Reports that an order was modified, with its new price and its new whole quantity. */
  void modified(long id, Side side, long price, long quantity);

  /** Reports the cancellation of an order that does not rest. */
  void cancelRejected(long id);

  /** Reports the modification of an order that does not rest. */
  void modifyRejected(long id);
}
