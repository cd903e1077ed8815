package dev.intrusive.records.matching.rivals;

import dev.intrusive.records.matching.Book;
import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.Reports;
import dev.intrusive.records.matching.Side;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The engine that one would write with the collections of the JDK. */
public final class JavaUtilEngine implements Engine, Book {

  private final NavigableMap<Long, Collection<Resting>> bids =
      new TreeMap<>(Comparator.reverseOrder());
  private final NavigableMap<Long, Collection<Resting>> asks = new TreeMap<>();
  private final Map<Long, Resting> orders = new HashMap<>();
  private final Supplier<Collection<Resting>> queues;
  private final Reports reports;

  /**
   * Creates an engine with an empty book.
   *
   * @param queues makes the queue of a price, a collection that keeps the order of additions
   */
  public JavaUtilEngine(Supplier<Collection<Resting>> queues, Reports reports) {
    this.queues = queues;
    this.reports = reports;
  }

  @Override
  public void submit(long id, Side side, long price, long quantity, boolean immediate) {
    reports.accepted(id, side, price, quantity);
    long left = match(id, side, price, quantity);
    if (left > 0 && immediate) {
      reports.cancelled(id, side, price);
    } else if (left > 0) {
      rest(new Resting(id, side, price, left));
    }
  }

  @Override
  public void cancel(long id) {
    Resting order = remove(id);
    if (order == null) {
      reports.cancelRejected(id);
    } else {
      reports.cancelled(id, order.side, order.price);
    }
  }

  @Override
  public void modify(long id, long price, long quantity) {
    Resting order = remove(id);
    if (order == null) {
      reports.modifyRejected(id);
      return;
    }
    long left = match(id, order.side, price, quantity);
    reports.modified(id, order.side, price, quantity);
    if (left > 0) {
      rest(new Resting(id, order.side, price, left));
    }
  }

  private long match(long id, Side side, long price, long quantity) {
    long left = quantity;
    Resting maker = best(side.opposite());
    while (left > 0 && maker != null && crosses(side, price, maker.price)) {
      long traded = Math.min(left, maker.left);
      reports.traded(maker.price, traded, maker.id, id);
      left -= traded;
      maker.left -= traded;
      if (maker.left == 0) {
        remove(maker.id);
      }
      maker = best(side.opposite());
    }
    return left;
  }

  private static boolean crosses(Side side, long price, long makerPrice) {
    return side == Side.BUY ? makerPrice <= price : makerPrice >= price;
  }

  private @Nullable Resting best(Side side) {
    Map.Entry<Long, Collection<Resting>> best = levels(side).firstEntry();
    return best == null ? null : best.getValue().iterator().next();
  }

  private void rest(Resting order) {
    orders.put(order.id, order);
    levels(order.side).computeIfAbsent(order.price, price -> queues.get()).add(order);
  }

  private @Nullable Resting remove(long id) {
    Resting order = orders.remove(id);
    if (order != null) {
      NavigableMap<Long, Collection<Resting>> levels = levels(order.side);
      Collection<Resting> queue = Objects.requireNonNull(levels.get(order.price));
      queue.remove(order);
      if (queue.isEmpty()) {
        levels.remove(order.price);
      }
    }
    return order;
  }

  private NavigableMap<Long, Collection<Resting>> levels(Side side) {
    return side == Side.BUY ? bids : asks;
  }

  @Override
  public long bestPrice(Side side) {
    Resting best = best(side);
    return best == null ? NO_PRICE : best.price;
  }

  @Override
  public void forEachOrder(OrderVisitor visitor) {
    for (Side side : Side.values()) {
      for (Collection<Resting> queue : levels(side).values()) {
        for (Resting order : queue) {
          visitor.visit(side, order.price, order.id, order.left);
        }
      }
    }
  }

  /** A resting order. */
  public static final class Resting {
    private final long id;
    private final Side side;
    private final long price;
    private long left;

    Resting(long id, Side side, long price, long left) {
      this.id = id;
      this.side = side;
      this.price = price;
      this.left = left;
    }
  }
}
