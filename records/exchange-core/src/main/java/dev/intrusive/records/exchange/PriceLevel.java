package dev.intrusive.records.exchange;

import exchange.core2.core.common.OrderAction;

/** The orders of one side at one price. A level is open if it has orders. */
final class PriceLevel {

  /** The orders, the oldest first. */
  final RestingOrderQueue orders = new RestingOrderQueue();

  /** Valid if the level is open. */
  long price;

  /** The sum of what the orders have left. */
  long volume;

  final PriceLadder ladder;

  /** The number of this level: its index among all of its ladder, or of a bid the complement. */
  final int number;

  final PricePage page;

  /** The place of this level in its page. */
  final int place;

  PriceLevel(PriceLadder ladder, int number, PricePage page, int place) {
    this.ladder = ladder;
    this.number = number;
    this.page = page;
    this.place = place;
  }

  /** The side of the level that has a number. */
  static OrderAction sideOf(int number) {
    return number >= 0 ? OrderAction.ASK : OrderAction.BID;
  }

  OrderAction side() {
    return ladder.side();
  }

  boolean isOpen() {
    return !orders.isEmpty();
  }

  @Override
  public String toString() {
    return side() + " " + volume + " at " + price + " in " + orders.size() + " orders";
  }
}
