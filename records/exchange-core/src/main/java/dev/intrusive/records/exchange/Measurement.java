package dev.intrusive.records.exchange;

import com.sun.management.ThreadMXBean;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.orderbook.IOrderBook;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/** Executes rounds of commands on one book, and takes down how long that took. */
final class Measurement {

  private static final int DIGITS = 3;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final IOrderBook book;
  private final OrderCommand command = new OrderCommand();
  private final List<Double> nanos = new ArrayList<>();
  private final Histogram latencies = new Histogram(DIGITS);
  private long bytes;
  private long measured;

  Measurement(IOrderBook book) {
    this.book = book;
  }

  IOrderBook book() {
    return book;
  }

  /** Elapsed nanoseconds of a command, for each timed round. */
  List<Double> nanos() {
    return nanos;
  }

  /** Elapsed nanoseconds of each command of the rounds that are timed command by command. */
  Histogram latencies() {
    return latencies;
  }

  /** Allocated bytes of a command, in the timed rounds. */
  double bytes() {
    return (double) bytes / measured;
  }

  /** Executes commands without taking anything down. */
  void execute(CommandLog log, int start, int end) {
    for (int i = start; i < end; i++) {
      log.load(i, command);
      command.resultCode = IOrderBook.processCommand(book, command);
      if (command.resultCode != CommandResultCode.SUCCESS) {
        throw new IllegalStateException("command " + i + " failed: " + command);
      }
    }
  }

  /** Executes commands as a round that is timed as a whole. */
  void time(CommandLog log, int start, int end) {
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    long begin = System.nanoTime();
    execute(log, start, end);
    nanos.add((double) (System.nanoTime() - begin) / (end - start));
    bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
    measured += end - start;
  }

  /** Executes commands and times each of them. */
  void timeEach(CommandLog log, int start, int end) {
    for (int i = start; i < end; i++) {
      log.load(i, command);
      long begin = System.nanoTime();
      command.resultCode = IOrderBook.processCommand(book, command);
      latencies.recordValue(System.nanoTime() - begin);
    }
  }
}
