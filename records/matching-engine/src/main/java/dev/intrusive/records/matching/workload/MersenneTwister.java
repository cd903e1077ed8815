package dev.intrusive.records.matching.workload;

/** The random numbers of the workload: MT19937, and distributions that depend on nothing else. */
final class MersenneTwister {

  private static final int SIZE = 624;
  private static final int MIDDLE = 397;

  private final int[] state = new int[SIZE];
  private int used = SIZE;

  MersenneTwister(int seed) {
    state[0] = seed;
    for (int i = 1; i < SIZE; i++) {
      int previous = state[i - 1];
      state[i] = 1812433253 * (previous ^ (previous >>> 30)) + i;
    }
  }

  /** Returns the next 32 random bits. */
  int bits() {
    if (used == SIZE) {
      twist();
    }
    int bits = state[used++];
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9D2C5680;
    bits ^= (bits << 15) & 0xEFC60000;
    return bits ^ (bits >>> 18);
  }

  private void twist() {
    for (int i = 0; i < SIZE; i++) {
      int joined = (state[i] & 0x80000000) | (state[(i + 1) % SIZE] & 0x7FFFFFFF);
      int odd = (joined & 1) == 0 ? 0 : 0x9908B0DF;
      state[i] = state[(i + MIDDLE) % SIZE] ^ (joined >>> 1) ^ odd;
    }
    used = 0;
  }

  /** Returns a number from 0 to 1, which is excluded. */
  double uniform() {
    int high = bits() >>> 5;
    int low = bits() >>> 6;
    return (high * 0x1p26 + low) * 0x1p-53;
  }

  /** Returns an integer from a lowest to a highest, which is included. */
  int integer(int lowest, int highest) {
    return lowest + (int) (uniform() * ((double) highest - lowest + 1));
  }

  boolean chance(double probability) {
    return uniform() < probability;
  }

  /** Returns a number of the standard normal distribution. */
  double normal() {
    double radius = StrictMath.sqrt(-2 * StrictMath.log(uniform()));
    return radius * StrictMath.cos(2 * StrictMath.PI * uniform());
  }
}
