package dev.intrusive.benchmarks.memory;

import java.util.function.IntFunction;

/**
 * A collection with an array that grows, whose memory is measured.
 *
 * @param name what results call it
 * @param filled gives the root of objects: a number of elements in a collection
 * @param alone gives the root of as many that are in none; both have an array or a pool of them
 */
public record GrowingFootprint(String name, IntFunction<Object> filled, IntFunction<Object> alone) {

  /** Between two powers of two each array is full once, and has just grown once. */
  private static final int FEWEST = 1 << 14;

  private static final int MOST = 1 << 15;
  private static final int STEP = 1 << 12;

  /** The fewest bytes for an element besides what it takes alone: those of a full array. */
  public double fewestBytes() {
    double fewest = Double.MAX_VALUE;
    for (int count = FEWEST; count <= MOST; count += STEP) {
      fewest = Math.min(fewest, bytes(count));
    }
    return fewest;
  }

  /** The most bytes, those of an array that has just grown. */
  public double mostBytes() {
    double most = 0;
    for (int count = FEWEST + 1; count <= MOST; count += STEP) {
      most = Math.max(most, bytes(count));
    }
    return most;
  }

  private double bytes(int count) {
    long with = Footprint.bytes(filled.apply(count));
    return (double) (with - Footprint.bytes(alone.apply(count))) / count;
  }
}
