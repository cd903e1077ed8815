package dev.intrusive.records.exchange;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.orderbook.IOrderBook;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * Measures both books in one JVM: in each round both execute the same commands, one after the
 * other, and the one that begins alternates.
 */
final class Fork {

  static final String INTRUSIVE = "intrusive";
  static final String DIRECT = "direct";
  static final List<Double> PERCENTILES = List.of(50.0, 90.0, 99.0, 99.9, 99.99, 100.0);

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final SymbolType SYMBOL = SymbolType.FUTURES_CONTRACT;

  /** Up to here the mix is measured as exchange-core does, with three prices for four orders. */
  private static final int FEW = 1_000;

  private static final int WIDTH = 1_000;
  private static final int LARGEST_WIDTH = 10_000;

  private Fork() {}

  /**
   * Measures, and prints a line of JSON.
   *
   * @param arguments how many orders rest, the seed, and the numbers of an {@link Effort}
   */
  public static void main(String[] arguments) {
    int[] numbers = new int[arguments.length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Integer.parseInt(arguments[i]);
    }
    Effort effort = new Effort(1, numbers[2], numbers[3], numbers[4], numbers[5]);
    System.out.println(measure(numbers[0], numbers[1], effort));
  }

  /** Measures with a number of resting orders. */
  static ObjectNode measure(int resting, int seed, Effort effort) {
    CommandLog log = new CommandLog();
    int filled = record(log, resting, seed, effort);
    Measurement intrusive =
        new Measurement(Books.intrusive(SYMBOL, resting + resting / 8 + effort.commands() / 8));
    Measurement direct = new Measurement(Books.direct(SYMBOL));
    List<Measurement> both = List.of(intrusive, direct);
    both.forEach(measurement -> measurement.execute(log, 0, filled));
    IOrderBook book = intrusive.book();
    int levels = book.getTotalAskBuckets(resting) + book.getTotalBidBuckets(resting);
    System.gc(); // what the recording has left is no part of a round
    for (int round = 0; round < effort.allRounds(); round++) {
      int start = filled + round * effort.commands();
      int end = start + effort.commands();
      for (int i = 0; i < both.size(); i++) {
        Measurement measurement = both.get((round + i) % both.size());
        if (round < effort.warmUp()) {
          measurement.execute(log, start, end);
        } else if (round < effort.warmUp() + effort.rounds()) {
          measurement.time(log, start, end);
        } else {
          measurement.timeEach(log, start, end);
        }
      }
    }
    if (book.stateHash() != direct.book().stateHash()) {
      throw new IllegalStateException("the books are in different states");
    }
    ObjectNode result = JSON.createObjectNode();
    result.put("jdk", Runtime.version().feature());
    result.put("version", "JDK " + Runtime.version());
    result.put("resting", resting).put("levels", levels);
    result.set(INTRUSIVE, describe(intrusive));
    result.set(DIRECT, describe(direct));
    return result;
  }

  /** Records the commands, and returns how many fill the book. */
  private static int record(CommandLog log, int resting, int seed, Effort effort) {
    int width = resting <= FEW ? WIDTH : LARGEST_WIDTH;
    CommandGenerator generator = new CommandGenerator(seed, Mix.MEASURED, resting, width);
    IOrderBook book = Books.direct(SYMBOL);
    log.record(generator, book, 0);
    int filled = log.size();
    log.record(generator, book, effort.allRounds() * effort.commands());
    return filled;
  }

  private static ObjectNode describe(Measurement measurement) {
    ObjectNode node = JSON.createObjectNode();
    ArrayNode nanos = node.putArray("nanos");
    measurement.nanos().forEach(time -> nanos.add(Math.round(time * 10) / 10.0));
    node.put("bytes", Math.round(measurement.bytes() * 10) / 10.0);
    Histogram latencies = measurement.latencies();
    ArrayNode percentiles = node.putArray("latencies");
    PERCENTILES.forEach(percentile -> percentiles.add(latencies.getValueAtPercentile(percentile)));
    return node;
  }
}
