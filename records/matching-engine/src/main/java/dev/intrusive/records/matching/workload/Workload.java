package dev.intrusive.records.matching.workload;

import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.Side;
import java.util.Arrays;

/**
 * The messages of a trading day: new orders around a price that moves at random, which are modified
 * and cancelled.
 *
 * <p>The random numbers are drawn as the challenge draws them, so that the messages of {@link
 * #published} are those of its files.
 */
public final class Workload {

  /** The seed of the published hashes. */
  public static final int SEED = 23;

  /** The number of new orders for the published hashes. */
  public static final int ORDERS = 1_000_000;

  private static final double TICK = 0.005;
  private static final double FIRST_PRICE = 167.52;
  private static final int DEPTH = 800;

  private static final byte NEW = 0;
  private static final byte NEW_IMMEDIATE = 1;
  private static final byte CANCEL = 2;
  private static final byte MODIFY = 3;

  /** The most messages that an order leads to. */
  private static final int MOST_MESSAGES = 5;

  private final MersenneTwister random;
  private final boolean overlapping;

  // The orders, by id - 1.
  private final int[] prices;
  private final int[] quantities;

  // The messages.
  private byte[] kinds;
  private int[] ids;
  private int[] limits;
  private int[] sizes;
  private long[] times; // and in the low half, the index of the message
  private int count;

  private Workload(Scenario scenario, int seed, int orders, boolean overlapping) {
    random = new MersenneTwister(seed);
    this.overlapping = overlapping;
    prices = new int[orders];
    quantities = new int[orders];
    int most = MOST_MESSAGES * orders;
    kinds = new byte[most];
    ids = new int[most];
    limits = new int[most];
    sizes = new int[most];
    times = new long[most];
    place(scenario);
    int[] arrivals = shuffle();
    for (int time = 0; time < orders; time++) {
      live(arrivals[time], time);
    }
    sort();
  }

  /**
   * Makes the messages of the challenge: the life of each order, as far as it has messages, ends
   * before the next order arrives.
   */
  public static Workload published(Scenario scenario, int seed, int orders) {
    return new Workload(scenario, seed, orders, false);
  }

  /** Makes messages of the same orders, but an order lives on while others arrive. */
  public static Workload overlapping(Scenario scenario, int seed, int orders) {
    return new Workload(scenario, seed, orders, true);
  }

  /** Draws price and quantity of each order; those of the first half are bids. */
  private void place(Scenario scenario) {
    double[] sums = depthSums();
    double deviation = scenario.deviation(prices.length);
    double middle = FIRST_PRICE;
    for (int i = 0; i < prices.length; i++) {
      middle *= StrictMath.exp(-0.5 * deviation * deviation + deviation * random.normal());
      long ticks = Math.round(Math.round(middle / TICK) * TICK / TICK);
      int distance = 1 + level(sums);
      long price = i < prices.length / 2 ? ticks - distance : ticks + distance;
      prices[i] = (int) Math.max(1, price);
      quantities[i] = random.integer(1, 100);
    }
  }

  /** Returns the running sums of the weights of all distances from the middle. */
  private static double[] depthSums() {
    double[] sums = new double[DEPTH];
    double sum = 0;
    for (int k = 0; k < DEPTH; k++) {
      double hump = 5 * StrictMath.exp(-0.5 * (k - 8.0) * (k - 8.0));
      sum += StrictMath.pow(k + 1.0, -2.23) + hump;
      sums[k] = sum;
    }
    return sums;
  }

  private int level(double[] sums) {
    double wanted = random.uniform() * sums[DEPTH - 1];
    int level = 0;
    while (sums[level] < wanted) {
      level++;
    }
    return level;
  }

  /** Returns the indexes of the orders in the order of their arrival. */
  private int[] shuffle() {
    int[] arrivals = new int[prices.length];
    Arrays.setAll(arrivals, i -> i);
    for (int i = arrivals.length - 1; i > 0; i--) {
      int j = random.integer(0, i);
      int moved = arrivals[i];
      arrivals[i] = arrivals[j];
      arrivals[j] = moved;
    }
    return arrivals;
  }

  /** Draws the messages of one order. */
  private void live(int order, int arrival) {
    int price = prices[order];
    int quantity = quantities[order];
    if (random.chance(0.15)) {
      add(NEW_IMMEDIATE, order, price, quantity, arrival);
      return;
    }
    add(NEW, order, price, quantity, arrival);
    boolean isModified = random.chance(0.2);
    int newPrice = price;
    if (isModified) {
      int modification = arrival + delay(random.integer(30, 99));
      if (random.chance(0.8)) {
        newPrice += sideOf(order) == Side.BUY ? 1 : -1;
      }
      add(MODIFY, order, newPrice, quantity + 1, modification);
    }
    if (random.chance(0.95)) {
      int cancellation = arrival + delay(lifetime());
      add(CANCEL, order, price, quantity, cancellation);
      if (random.chance(0.02)) {
        add(CANCEL, order, price, quantity, cancellation + delay(random.integer(1, 20)));
      }
      if (isModified && random.chance(0.02)) {
        add(MODIFY, order, newPrice, quantity + 1, cancellation + delay(random.integer(1, 20)));
      }
    }
  }

  /** Draws how many orders arrive in the life of one: half of them live longer than 400. */
  private int lifetime() {
    return (int) (-400 * StrictMath.log(1 - random.uniform()) / StrictMath.log(2));
  }

  /** Returns how long after its order a message is sent; if lives do not overlap, at once. */
  private int delay(int drawn) {
    return overlapping ? drawn : 0;
  }

  private Side sideOf(int order) {
    return order < prices.length / 2 ? Side.BUY : Side.SELL;
  }

  private void add(byte kind, int order, int price, int quantity, int time) {
    kinds[count] = kind;
    ids[count] = order + 1;
    limits[count] = price;
    sizes[count] = quantity;
    times[count] = ((long) time << 32) | count;
    count++;
  }

  /** Sorts the messages by time; those of one time stay in the order in which they were drawn. */
  private void sort() {
    times = Arrays.copyOf(times, count);
    Arrays.sort(times);
    byte[] sortedKinds = new byte[count];
    int[] sortedIds = new int[count];
    int[] sortedLimits = new int[count];
    int[] sortedSizes = new int[count];
    for (int i = 0; i < count; i++) {
      int from = (int) times[i];
      sortedKinds[i] = kinds[from];
      sortedIds[i] = ids[from];
      sortedLimits[i] = limits[from];
      sortedSizes[i] = sizes[from];
    }
    kinds = sortedKinds;
    ids = sortedIds;
    limits = sortedLimits;
    sizes = sortedSizes;
  }

  /** Returns the number of messages. */
  public int size() {
    return count;
  }

  /** Sends a message to an engine. */
  public void send(int message, Engine engine) {
    int id = ids[message];
    switch (kinds[message]) {
      case CANCEL -> engine.cancel(id);
      case MODIFY -> engine.modify(id, limits[message], sizes[message]);
      default ->
          engine.submit(
              id, sideOf(id - 1), limits[message], sizes[message], kinds[message] == NEW_IMMEDIATE);
    }
  }
}
