package dev.intrusive.examples.demo.orders;

import java.util.Comparator;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The resting orders of one side. */
final class BookSide {

  private final Side side;
  private final PriceLevelPool pool;

  /** The worst price first, since {@code insertSorted} searches from the end. */
  private final PriceLevelLadder levels = new PriceLevelLadder();

  private final PriceLevelByPrice levelsByPrice = new PriceLevelByPrice();
  private final Comparator<PriceLevel> worstFirst;

  BookSide(Side side, PriceLevelPool pool) {
    this.side = side;
    this.pool = pool;
    worstFirst = (a, b) -> a.price == b.price ? 0 : side.isBetter(a.price, b.price) ? 1 : -1;
  }

  /** A view of the levels, the best price first. */
  Deque<PriceLevel> levels() {
    return levels.reversed();
  }

  /** The level with the best price, or null if nothing rests on this side. */
  @Nullable PriceLevel best() {
    return levels.peekLast();
  }

  /** What all orders together have left. O(levels). */
  long quantity() {
    long sum = 0;
    for (PriceLevel level : levels) {
      sum += level.quantity;
    }
    return sum;
  }

  /** Puts an order after all others at its price. O(1) unless its price is new. */
  void add(Order order) {
    PriceLevel level = levelsByPrice.get(order.price);
    if (level == null) {
      level = open(order.price);
    }
    level.orders.addLast(order);
    level.quantity += order.quantity;
    order.level = level;
  }

  /** Opens a level. Its place is searched from the best one, since most orders are near it. */
  private PriceLevel open(long price) {
    PriceLevel level = pool.emplace(price);
    levelsByPrice.add(level);
    levels.insertSorted(level, worstFirst);
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
    levelsByPrice.checkInvariants();
    PriceLevel worse = null;
    for (PriceLevel level : levels) {
      level.orders.checkInvariants();
      long sum = level.orders.stream().mapToLong(order -> order.quantity).sum();
      boolean inOrder = worse == null || side.isBetter(level.price, worse.price);
      if (!inOrder || sum != level.quantity || level.orders.isEmpty()) {
        throw new IllegalStateException(level + ": out of order, empty, or not " + sum);
      }
      if (level.orders.stream().anyMatch(o -> o.level != level || o.price != level.price)) {
        throw new IllegalStateException(level + ": has the order of another level");
      }
      worse = level;
    }
    if (levelsByPrice.size() != levels.size()) {
      throw new IllegalStateException(
          levels.size() + " levels, but " + levelsByPrice.size() + " known by price");
    }
  }
}
