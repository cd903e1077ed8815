package dev.intrusive.records.matching;

/** Which side of the book an order is on. */
public enum Side {
  BUY,
  SELL;

  /** Returns the side whose orders match with those of this one. */
  public Side opposite() {
    return this == BUY ? SELL : BUY;
  }

  /**
   * Returns the rank of a price on this side: smaller is better. Bids are ranked by the negated
   * price, so that no bid has the rank of an ask.
   *
   * @param price a positive price
   */
  public long rank(long price) {
    return this == BUY ? -price : price;
  }
}
