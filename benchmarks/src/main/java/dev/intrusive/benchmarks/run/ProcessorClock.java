package dev.intrusive.benchmarks.run;

/**
 * Measures how fast the processor's clock runs, which changes from second to second with what the
 * processor's other cores do and how warm it is: the time of one step of a chain of operations in
 * registers, each of which needs the result of the one before, so that it takes the same number of
 * cycles whatever else goes on.
 */
public final class ProcessorClock extends ProcessorGauge {

  /** What results call it. */
  public static final String LABEL = "processor.clock.step";

  private static final int STEPS = 2_000;
  private static final int CHAINS = 50;

  /** Of so many windows the quickest counts, in which nothing interrupted the chain. */
  private static final int WINDOWS = 20;

  private long value = 1;

  public ProcessorClock() {
    super(LABEL, "ns/step");
  }

  @Override
  public String getDescription() {
    return "Time of a step of the processor's clock";
  }

  /** Returns the nanoseconds of one step. */
  @Override
  double measure() {
    long quickest = Long.MAX_VALUE;
    for (int window = 0; window < WINDOWS; window++) {
      long start = System.nanoTime();
      for (int i = 0; i < CHAINS; i++) {
        value = lastOfChain(value);
      }
      quickest = Math.min(quickest, System.nanoTime() - start);
    }
    return (double) quickest / (STEPS * CHAINS);
  }

  private static long lastOfChain(long first) {
    long last = first;
    for (int i = 0; i < STEPS; i++) {
      last = last * 31 + 1;
    }
    return last;
  }
}
