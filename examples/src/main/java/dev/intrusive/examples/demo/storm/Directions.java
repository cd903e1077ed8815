package dev.intrusive.examples.demo.storm;

/** Directions all around, as numbers that wrap; the same on every machine. */
final class Directions {

  static final int COUNT = 1024;

  private static final float[] SINES = new float[COUNT];

  static {
    for (int direction = 0; direction < COUNT; direction++) {
      SINES[direction] = (float) StrictMath.sin(2 * StrictMath.PI * direction / COUNT);
    }
  }

  private Directions() {}

  static float x(int direction) {
    return SINES[(direction + COUNT / 4) & (COUNT - 1)];
  }

  static float y(int direction) {
    return SINES[direction & (COUNT - 1)];
  }
}
