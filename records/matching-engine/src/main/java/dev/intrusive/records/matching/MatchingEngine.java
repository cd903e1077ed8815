package dev.intrusive.records.matching;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A matching engine made of generated structures alone. */
public final class MatchingEngine implements Engine, Book {
  private final Reports reports;
  private final OrderPool orders;
  private final LevelPool levels;
  private final OrderById ordersById;
  private final LevelByRank levelsByRank;
  private final LevelOpen bids = new LevelOpen();
  private final LevelOpen asks = new LevelOpen();

  /**
   * Creates an engine with an empty book.
   *
   * @param capacity how many orders can rest at the same time
   * @param reports receives what the engine does
   */
  public MatchingEngine(int capacity, Reports reports) {
    this.reports = reports;
    orders = new OrderPool(capacity);
    levels = new LevelPool(capacity + 1); // a modified order opens a level, then leaves another
    ordersById = new OrderById(capacity);
    levelsByRank = new LevelByRank(capacity);
  }

  @Override
  public void submit(long id, Side side, long price, long quantity, boolean immediate) {
    reports.accepted(id, side, price, quantity);
    long left = match(id, side, price, quantity);
    if (left > 0 && immediate) {
      reports.cancelled(id, side, price);
    } else if (left > 0) {
      Order order = orders.emplace(id);
      ordersById.add(order);
      append(order, side.rank(price), left);
    }
  }

  @Override
  public void cancel(long id) {
    Order order = ordersById.get(id);
    if (order == null) {
      reports.cancelRejected(id);
    } else {
      reports.cancelled(id, levelOf(order).side(), levelOf(order).price());
      remove(order);
    }
  }

  @Override
  public void modify(long id, long price, long quantity) {
    Order order = ordersById.get(id);
    if (order == null) {
      reports.modifyRejected(id);
      return;
    }
    Level old = levelOf(order);
    Side side = old.side();
    long left = match(id, side, price, quantity);
    reports.modified(id, side, price, quantity);
    if (left > 0) {
      append(order, side.rank(price), left);
      closeIfEmpty(old);
    } else {
      remove(order);
    }
  }

  /** Matches an order with those of the other side, and returns what is left of its quantity. */
  private long match(long id, Side side, long price, long quantity) {
    Side other = side.opposite();
    long limit = other.rank(price);
    long left = quantity;
    @Nullable Level best = best(other);
    while (left > 0 && best != null && best.rank <= limit) {
      Order maker = best.queue.getFirst();
      long traded = Math.min(left, maker.quantity);
      reports.traded(best.price(), traded, maker.id, id);
      left -= traded;
      maker.quantity -= traded;
      if (maker.quantity == 0) {
        remove(maker);
        best = best(other);
      }
    }
    return left;
  }

  private @Nullable Level best(Side side) {
    return (side == Side.BUY ? bids : asks).peek();
  }

  /** Puts an order at the end of a queue, from the one that it is in, if any. */
  private void append(Order order, long rank, long quantity) {
    Level level = levelsByRank.get(rank);
    if (level == null) {
      level = levels.emplace(rank);
      levelsByRank.add(level);
      (rank < 0 ? bids : asks).add(level);
    }
    level.queue.moveToLast(order);
    order.quantity = quantity;
  }

  private void remove(Order order) {
    Level level = levelOf(order);
    orders.release(order); // leaves its queue and the map
    closeIfEmpty(level);
  }

  private void closeIfEmpty(Level level) {
    if (level.queue.isEmpty()) {
      levels.release(level); // leaves its heap and the map
    }
  }

  private static Level levelOf(Order order) {
    return Objects.requireNonNull(OrderLinks.queueOf(order)).owner();
  }

  @Override
  public long bestPrice(Side side) {
    Level best = best(side);
    return best == null ? NO_PRICE : best.price();
  }

  @Override
  public void forEachOrder(OrderVisitor visitor) {
    bids.forEach(level -> level.forEachOrder(visitor));
    asks.forEach(level -> level.forEachOrder(visitor));
  }
}
