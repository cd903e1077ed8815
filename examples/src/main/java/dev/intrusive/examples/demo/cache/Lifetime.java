package dev.intrusive.examples.demo.cache;

import java.util.function.LongSupplier;

/**
 * How long entries live.
 *
 * @param timeToLive after which they expire
 * @param clock by which it is measured
 */
record Lifetime(long timeToLive, LongSupplier clock) {}
