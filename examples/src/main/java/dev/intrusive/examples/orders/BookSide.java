package dev.intrusive.examples.orders;

import org.agrona.collections.Long2ObjectHashMap;
import org.jspecify.annotations.Nullable;

/** The resting orders of one side. */
final class BookSide {

  private final Side side;
  private final PriceLevelPool pool;
  private final PriceLevelLadder levels = new PriceLevelLadder();
  private final Long2ObjectHashMap<PriceLevel> levelsByPrice = new Long2ObjectHashMap<>();

  BookSide(Side side, PriceLevelPool pool) {
    this.side = side;
    this.pool = pool;
  }

  /** The levels, the best price first. */
  PriceLevelLadder levels() {
    return levels;
  }

  /** The level with the best price, or null if nothing rests on this side. */
  @Nullable PriceLevel best() {
    return levels.peekFirst();
  }

  /** What all orders together have left. O(levels). */
  long quantity() {
    long sum = 0;
    for (PriceLevel level : levels) {
      sum += level.quantity;
    }
    return sum;
  }

  /** Puts an order behind all others at its price. O(1) unless its price is new. */
  void add(Order order) {
    PriceLevel level = levelsByPrice.get(order.price);
    if (level == null) {
      level = open(order.price);
    }
    level.orders.addLast(order);
    level.quantity += order.quantity;
    order.level = level;
  }

  /** Opens a level. It is looked for from the best one, since most orders are near it. */
  private PriceLevel open(long price) {
    PriceLevel level = pool.emplace(price);
    levelsByPrice.put(price, level);
    PriceLevel worse = levels.peekFirst();
    while (worse != null && side.isBetter(worse.price, price)) {
      worse = levels.next(worse);
    }
    if (worse == null) {
      levels.addLast(level);
    } else {
      levels.insertBefore(worse, level);
    }
    return level;
  }

  /** Takes a quantity from an order that stays where it is. O(1). */
  static void reduce(Order order, PriceLevel level, long quantity) {
    order.quantity -= quantity;
    level.quantity -= quantity;
  }

  /** Takes an order out, and closes its level if it was the last one there. O(1). */
  void remove(Order order, PriceLevel level) {
    level.orders.remove(order);
    level.quantity -= order.quantity;
    order.level = null;
    if (level.orders.isEmpty()) {
      levelsByPrice.remove(level.price);
      pool.release(level);
    }
  }

  /**
   * Makes sure that the levels are in order, and that each has what its orders have.
   *
   * @throws IllegalStateException if something is broken; the message says what
   */
  void checkInvariants() {
    levels.checkInvariants();
    PriceLevel better = null;
    for (PriceLevel level : levels) {
      level.orders.checkInvariants();
      long sum = level.orders.stream().mapToLong(order -> order.quantity).sum();
      boolean inOrder = better == null || side.isBetter(better.price, level.price);
      if (!inOrder || sum != level.quantity || level.orders.isEmpty()) {
        throw new IllegalStateException(level + ": out of order, empty, or not " + sum);
      }
      if (level.orders.stream().anyMatch(o -> o.level != level || o.price != level.price)) {
        throw new IllegalStateException(level + ": has the order of another level");
      }
      better = level;
    }
    if (levelsByPrice.size() != levels.size()) {
      throw new IllegalStateException(
          levels.size() + " levels, but " + levelsByPrice.size() + " known by price");
    }
  }
}
