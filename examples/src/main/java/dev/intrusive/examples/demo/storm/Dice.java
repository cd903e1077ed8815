package dev.intrusive.examples.demo.storm;

/** Random numbers (SplitMix64). */
final class Dice {

  private long state;

  Dice(long seed) {
    state = seed;
  }

  long state() {
    return state;
  }

  private long next() {
    state += 0x9E37_79B9_7F4A_7C15L;
    long mixed = (state ^ (state >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** Returns a number from 0 to below a bound. */
  int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** Returns a number between two others. */
  float between(float least, float most) {
    return least + (most - least) * (next() >>> 40) * 0x1p-24f;
  }
}
