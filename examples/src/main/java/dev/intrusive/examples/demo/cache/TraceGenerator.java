package dev.intrusive.examples.demo.cache;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Random;

/**
 * Makes up the accesses of a program that needs a few blocks often and many seldom, as Zipf's law
 * has it, and reads long rows of blocks just once now and then.
 */
final class TraceGenerator {

  private static final int BLOCKS = 10_000;
  private static final double EXPONENT = 0.9;
  private static final int PHASES = 10;
  private static final int ACCESSES_PER_PHASE = 2000;
  private static final int SCANS_PER_PHASE = 4;
  private static final int SCAN_LENGTH = 250;

  private final Random random;

  /** How probable a block is, or one with a lower number. */
  private final double[] cumulative = new double[BLOCKS];

  private long nextScan = BLOCKS;

  /** Creates a generator that makes the same trace for the same seed. */
  TraceGenerator(long seed) {
    random = new Random(seed);
    double sum = 0;
    for (int rank = 0; rank < BLOCKS; rank++) {
      sum += 1 / StrictMath.pow(rank + 1, EXPONENT);
      cumulative[rank] = sum;
    }
    for (int rank = 0; rank < BLOCKS; rank++) {
      cumulative[rank] /= sum;
    }
  }

  /** Prints a trace. */
  void print(PrintWriter out, TraceFormat format) {
    for (int phase = 0; phase < PHASES; phase++) {
      for (int i = 0; i < ACCESSES_PER_PHASE; i++) {
        format.print(out, randomBlock(), 1);
      }
      for (int i = 0; i < SCANS_PER_PHASE; i++) {
        format.print(out, nextScan, SCAN_LENGTH);
        nextScan += SCAN_LENGTH;
      }
    }
  }

  private long randomBlock() {
    int index = Arrays.binarySearch(cumulative, random.nextDouble());
    return Math.min(BLOCKS - 1, index < 0 ? -index - 1 : index);
  }
}
