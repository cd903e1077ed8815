package dev.intrusive.examples.storm;

/** Directions all around, as numbers that wrap; the same on every machine. */
final class Compass {

  static final int DIRECTIONS = 1024;

  private static final float[] SINES = new float[DIRECTIONS];

  static {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      SINES[direction] = (float) StrictMath.sin(2 * StrictMath.PI * direction / DIRECTIONS);
    }
  }

  private Compass() {}

  static float x(int direction) {
    return SINES[(direction + DIRECTIONS / 4) & (DIRECTIONS - 1)];
  }

  static float y(int direction) {
    return SINES[direction & (DIRECTIONS - 1)];
  }
}
