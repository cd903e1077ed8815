package dev.intrusive.examples.demo.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A book in which everything is looked for from the start. */
final class NaiveBook {

  /** All orders, in the order in which they came. */
  private final List<Entry> entries = new ArrayList<>();

  final List<String> executions = new ArrayList<>();

  void submit(long id, Side side, long price, long quantity) {
    Entry taker = new Entry(id, side, price, quantity);
    while (taker.quantity > 0) {
      // Stable, so that of equal prices the first one comes first.
      Optional<Entry> best = on(side.opposite()).stream().findFirst();
      if (best.isEmpty() || !crosses(taker, best.get())) {
        break;
      }
      Entry maker = best.get();
      long executed = Math.min(maker.quantity, taker.quantity);
      maker.quantity -= executed;
      taker.quantity -= executed;
      executions.add(execution(maker.id, taker.id, executed, maker.price));
      entries.removeIf(entry -> entry.quantity == 0);
    }
    if (taker.quantity > 0) {
      entries.add(taker);
    }
  }

  static String execution(long maker, long taker, long quantity, long price) {
    return taker + " takes " + quantity + " of " + maker + " at " + price;
  }

  private static boolean crosses(Entry taker, Entry maker) {
    return taker.side == Side.BUY ? maker.price <= taker.price : maker.price >= taker.price;
  }

  void take(long id, long quantity) {
    find(id).ifPresent(entry -> entry.quantity -= Math.min(quantity, entry.quantity));
    entries.removeIf(entry -> entry.quantity == 0);
  }

  void amend(long id, long price, long quantity) {
    Optional<Entry> found = find(id);
    if (found.isEmpty()) {
      return;
    }
    Entry entry = found.get();
    if (entry.price == price && quantity <= entry.quantity) {
      entry.quantity = quantity;
    } else {
      entries.remove(entry);
      submit(id, entry.side, price, quantity);
    }
  }

  private Optional<Entry> find(long id) {
    return entries.stream().filter(entry -> entry.id == id).findFirst();
  }

  private List<Entry> on(Side side) {
    Comparator<Entry> byPrice = Comparator.comparingLong(entry -> entry.price);
    return entries.stream()
        .filter(entry -> entry.side == side)
        .sorted(side == Side.BUY ? byPrice.reversed() : byPrice)
        .toList();
  }

  /** The orders of a side, the one first that would be executed first. */
  List<String> orders(Side side) {
    return on(side).stream().map(entry -> describe(entry.id, entry.price, entry.quantity)).toList();
  }

  static String describe(long id, long price, long quantity) {
    return id + ": " + quantity + " at " + price;
  }

  private static final class Entry {

    final long id;
    final Side side;
    final long price;
    long quantity;

    Entry(long id, Side side, long price, long quantity) {
      this.id = id;
      this.side = side;
      this.price = price;
      this.quantity = quantity;
    }
  }
}
