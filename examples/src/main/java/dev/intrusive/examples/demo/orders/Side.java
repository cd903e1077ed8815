package dev.intrusive.examples.demo.orders;

import java.util.Locale;

/** What the owner of an order wants. */
enum Side {
  BUY(1),
  SELL(-1);

  private final int direction;

  Side(int direction) {
    this.direction = direction;
  }

  /** 1 to buy, -1 to sell, as message files have it. */
  int direction() {
    return direction;
  }

  Side opposite() {
    return this == BUY ? SELL : BUY;
  }

  /** Whether an order on this side comes before another because of their prices. */
  boolean isBetter(long price, long other) {
    return this == BUY ? price > other : price < other;
  }

  /** Whether an order on this side, with a limit, is content with a price. */
  boolean accepts(long limit, long price) {
    return !isBetter(price, limit);
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
