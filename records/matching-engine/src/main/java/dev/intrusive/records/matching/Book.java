package dev.intrusive.records.matching;

/** The resting orders of an engine. */
public interface Book {

  /** What {@link #bestPrice} returns if no order rests. */
  long NO_PRICE = 0;

  /** Returns the best price of a side, or {@link #NO_PRICE}. */
  long bestPrice(Side side);

  /** Calls a visitor for each resting order. Those of one price come in the order of their time. */
  void forEachOrder(OrderVisitor visitor);

  /** Sees a resting order. */
  @FunctionalInterface
  interface OrderVisitor {

    /** Sees an order that rests with the quantity that is left of it. */
    void visit(Side side, long price, long id, long quantity);
  }
}
