package dev.intrusive.benchmarks.run;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Measures whether other programs use the core of the benchmark, too. A core can run two hardware
 * threads, which share what executes operations. So a program takes longer while another uses the
 * other thread, and the operating system of a virtual machine does not see it.
 *
 * <p>The time of several independent chains of operations is divided by that of one chain. One
 * chain leaves most of the core unused and hardly slows down beside another program; several need
 * all of it. A processor has a quotient that does not depend on how fast its clock runs, and what
 * is above that comes from other programs.
 */
public final class CoreContention extends ProcessorGauge {

  /** What results call it. */
  public static final String LABEL = "core.contention";

  private static final int STEPS = 20_000;

  /** The median of so many quotients counts. */
  private static final int WINDOWS = 20;

  private final double[] quotients = new double[WINDOWS];

  private long value = 1;

  public CoreContention() {
    super(LABEL, "ratio");
  }

  @Override
  public String getDescription() {
    return "Time of several independent chains of operations, divided by that of one chain";
  }

  /**
   * Returns the indexes of the iterations in which the core was shared least, in their order.
   *
   * @param quotients those of the iterations
   * @param count how many to return at most
   */
  static List<Integer> leastShared(List<Double> quotients, int count) {
    return IntStream.range(0, quotients.size())
        .boxed()
        .sorted(Comparator.comparingDouble(quotients::get))
        .limit(count)
        .sorted()
        .toList();
  }

  /** Returns the time of several chains divided by that of one. */
  @Override
  double measure() {
    for (int window = 0; window < WINDOWS; window++) {
      long start = System.nanoTime();
      value = lastOfChain(value);
      long middle = System.nanoTime();
      value = lastOfChains(value);
      long end = System.nanoTime();
      quotients[window] = (double) (end - middle) / (middle - start);
    }
    Arrays.sort(quotients);
    return quotients[WINDOWS / 2];
  }

  private static long lastOfChain(long first) {
    long last = first;
    for (int i = 0; i < STEPS; i++) {
      last ^= last << 1;
    }
    return last;
  }

  private static long lastOfChains(long first) {
    long a = first;
    long b = first + 1;
    long c = first + 2;
    long d = first + 3;
    long e = first + 4;
    long f = first + 5;
    for (int i = 0; i < STEPS; i++) {
      a ^= a << 1;
      b ^= b << 1;
      c ^= c << 1;
      d ^= d << 1;
      e ^= e << 1;
      f ^= f << 1;
    }
    return a + b + c + d + e + f;
  }
}
