package dev.intrusive.examples.demo.orders;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The orders for one instrument, matched by price, then time.
 *
 * <p>To cancel or to amend an order is O(1) by its id, however many are in front of it, unless the
 * order gets a price that is new to the book. The orders are the entries of the map by id, so an
 * order whose life ends cannot be found any more.
 *
 * <p>For one thread.
 */
final class OrderBook {

  private final OrderPool orders;
  private final OrderById ordersById = new OrderById();
  private final BookSide buy;
  private final BookSide sell;
  private final Totals bought = new Totals();
  private final Totals sold = new Totals();
  private final ExecutionListener listener;

  /**
   * Creates an empty book.
   *
   * @param capacity how many orders it can hold
   */
  OrderBook(int capacity, ExecutionListener listener) {
    this.listener = listener;
    orders = new OrderPool(capacity);
    // No level is empty, so there are never more levels than orders.
    PriceLevelPool levels = new PriceLevelPool(capacity);
    buy = new BookSide(Side.BUY, levels);
    sell = new BookSide(Side.SELL, levels);
  }

  BookSide side(Side side) {
    return side == Side.BUY ? buy : sell;
  }

  Totals totals(Side side) {
    return side == Side.BUY ? bought : sold;
  }

  /** How many orders are in the book. */
  int size() {
    return orders.liveCount();
  }

  /** What an order has left, or 0 if it is not in the book. */
  long quantityOf(long id) {
    Order order = find(id);
    return order == null ? 0 : order.quantity;
  }

  /** Whether an order would be executed before all others of its side. */
  boolean isNext(long id) {
    Order order = find(id);
    if (order == null) {
      return false;
    }
    PriceLevel best = side(order.side).best();
    return best != null && best.orders.peekFirst() == order;
  }

  /**
   * Submits an order. It is executed as far as the other side accepts its price, and rests with
   * what is left.
   *
   * @throws IllegalArgumentException if there is an order with this id, or it is for nothing
   * @throws dev.intrusive.pool.PoolExhaustedException if the book is full; nothing has changed
   */
  void submit(long id, Side side, long price, long quantity) {
    if (find(id) != null) {
      throw new IllegalArgumentException("there is an order " + id);
    }
    requirePositive(quantity);
    Order order = orders.emplace(id, side, price, quantity);
    ordersById.add(order);
    totals(side).submitted += quantity;
    enter(order);
  }

  /**
   * Changes what an order has left, and its price. If it gets less, it keeps its place. If it gets
   * more or another price, it comes in anew.
   *
   * @return false if it is not in the book
   * @throws IllegalArgumentException if it is for nothing
   */
  boolean amend(long id, long price, long quantity) {
    requirePositive(quantity);
    Order order = find(id);
    if (order == null) {
      return false;
    }
    if (price == order.price && quantity <= order.quantity) {
      cancel(id, order.quantity - quantity);
      return true;
    }
    side(order.side).remove(order, levelOf(order));
    Totals totals = totals(order.side);
    totals.submitted += Math.max(0, quantity - order.quantity);
    totals.cancelled += Math.max(0, order.quantity - quantity);
    order.price = price;
    order.quantity = quantity;
    enter(order);
    return true;
  }

  /** Cancels an order, and returns what it had left, or 0 if it is not in the book. */
  long cancel(long id) {
    return cancel(id, Long.MAX_VALUE);
  }

  /** Cancels a part of an order, which keeps its place, and returns how much it was. */
  long cancel(long id, long quantity) {
    Order order = find(id);
    if (order == null) {
      return 0;
    }
    long cancelled = Math.min(quantity, order.quantity);
    totals(order.side).cancelled += cancelled;
    take(order, cancelled);
    return cancelled;
  }

  /** Executes a part of an order against one that is not in the book; returns how much it was. */
  long execute(long id, long quantity) {
    Order order = find(id);
    if (order == null) {
      return 0;
    }
    long executed = Math.min(quantity, order.quantity);
    totals(order.side).executed += executed;
    take(order, executed);
    return executed;
  }

  /**
   * Makes sure that both sides are sound, and that no quantity was lost.
   *
   * @throws IllegalStateException if something is broken; the message says what
   */
  void checkInvariants() {
    for (Side side : Side.values()) {
      side(side).checkInvariants();
      if (side(side).quantity() != totals(side).resting()) {
        throw new IllegalStateException(
            "%s: %s rest, but %s should"
                .formatted(side, side(side).quantity(), totals(side).resting()));
      }
    }
    ordersById.checkInvariants();
    if (orders.liveCount() != ordersById.size()) {
      throw new IllegalStateException(orders + ", but " + ordersById.size() + " by id");
    }
  }

  private static void requirePositive(long quantity) {
    if (quantity < 1) {
      throw new IllegalArgumentException("an order must be for 1 at least, not " + quantity);
    }
  }

  private @Nullable Order find(long id) {
    return ordersById.get(id);
  }

  private static PriceLevel levelOf(Order order) {
    return Objects.requireNonNull(order.level, "an order that is found rests");
  }

  private void enter(Order order) {
    match(order);
    if (order.quantity > 0) {
      side(order.side).add(order);
    } else {
      orders.release(order);
    }
  }

  private void match(Order taker) {
    BookSide others = side(taker.side.opposite());
    PriceLevel best = others.best();
    while (taker.quantity > 0 && best != null && taker.side.accepts(taker.price, best.price)) {
      execute(best.orders.getFirst(), taker);
      best = others.best();
    }
  }

  private void execute(Order maker, Order taker) {
    long quantity = Math.min(maker.quantity, taker.quantity);
    totals(maker.side).executed += quantity;
    totals(taker.side).executed += quantity;
    BookSide.reduce(maker, levelOf(maker), quantity);
    taker.quantity -= quantity;
    listener.executed(maker, taker, quantity);
    removeIfDone(maker);
  }

  private void take(Order order, long quantity) {
    BookSide.reduce(order, levelOf(order), quantity);
    removeIfDone(order);
  }

  private void removeIfDone(Order order) {
    if (order.quantity == 0) {
      side(order.side).remove(order, levelOf(order));
      orders.release(order);
    }
  }
}
