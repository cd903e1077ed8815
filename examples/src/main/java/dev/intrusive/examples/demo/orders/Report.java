package dev.intrusive.examples.demo.orders;

import java.io.PrintStream;
import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints what a replay has led to. */
final class Report {

  /** Prices are in units of 1/10000. */
  private static final double UNITS = 10_000;

  private final Replay replay;
  private final OrderBook book;
  private final PrintStream out;

  Report(Replay replay, PrintStream out) {
    this.replay = replay;
    this.book = replay.book();
    this.out = out;
  }

  /** Prints everything, after it has made sure that nothing was lost. */
  void print(int levels) {
    book.checkInvariants();
    for (Event event : Event.values()) {
      if (replay.count(event) > 0) {
        print("%-18s%10d\n", event.label(), replay.count(event));
      }
    }
    print("\n%d times a submission was executed at once, ", replay.matches());
    print("%d in all.\n", replay.matched());
    print("%d messages about orders that are not in the book, ", replay.unknown());
    print("%d executions out of turn.\n\n", replay.outOfTurn());
    printLevels(levels);
    print("\n");
    for (Side side : Side.values()) {
      printBalance(side);
    }
  }

  private void printLevels(int count) {
    print("%8s%10s%12s  |%12s%10s%8s\n", "orders", "buy", "price", "price", "sell", "orders");
    Iterator<PriceLevel> buys = book.side(Side.BUY).levels().iterator();
    Iterator<PriceLevel> sells = book.side(Side.SELL).levels().iterator();
    for (int i = 0; i < count && (buys.hasNext() || sells.hasNext()); i++) {
      printLevels(buys.hasNext() ? buys.next() : null, sells.hasNext() ? sells.next() : null);
    }
  }

  private void printLevels(@Nullable PriceLevel buy, @Nullable PriceLevel sell) {
    if (buy == null) {
      print("%30s  |", "");
    } else {
      print("%8d%10d%12.2f  |", buy.orders.size(), buy.quantity, buy.price / UNITS);
    }
    if (sell != null) {
      print("%12.2f%10d%8d", sell.price / UNITS, sell.quantity, sell.orders.size());
    }
    print("\n");
  }

  private void printBalance(Side side) {
    Totals totals = book.totals(side);
    print("%s: %d submitted = %d resting", side.label(), totals.submitted, totals.resting());
    print(" + %d executed + %d cancelled\n", totals.executed, totals.cancelled);
  }

  private void print(String format, Object... values) {
    out.printf(Locale.ROOT, format, values);
  }
}
