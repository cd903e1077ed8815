package dev.intrusive.benchmarks.timers;

/** A wheel of generated lists of the flat layout. */
public class Flat extends GeneratedWheel<FlatTimer> {

  @Override
  FlatTimerBucket newSlot() {
    return new FlatTimerBucket();
  }

  @Override
  FlatTimer newTimer() {
    return new FlatTimer();
  }
}
