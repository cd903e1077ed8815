package dev.intrusive.examples.demo.storm;

import java.nio.IntBuffer;
import java.util.List;

/** Puts what is not an int into a buffer of ints, and gets it back. */
final class Numbers {

  /** More than any position or speed that a game can come to. */
  private static final float MOST = 1e4f;

  private Numbers() {}

  static void putFloat(IntBuffer target, float value) {
    target.put(Float.floatToRawIntBits(value));
  }

  /**
   * Gets a number.
   *
   * @throws SaveException if it is not one that can be a position or a speed
   */
  static float getFloat(IntBuffer source) throws SaveException {
    float value = Float.intBitsToFloat(source.get());
    if (!(Math.abs(value) <= MOST)) {
      throw new SaveException("the number " + value + " cannot be a position or a speed");
    }
    return value;
  }

  static void putLong(IntBuffer target, long value) {
    target.put((int) (value >>> Integer.SIZE)).put((int) value);
  }

  static long getLong(IntBuffer source) {
    long upper = source.get();
    return upper << Integer.SIZE | (source.get() & 0xFFFF_FFFFL);
  }

  static <T> void putChoice(IntBuffer target, List<T> choices, T choice) {
    target.put(choices.indexOf(choice));
  }

  /**
   * Gets one of several things.
   *
   * @throws SaveException if there is no such thing
   */
  static <T> T getChoice(IntBuffer source, List<T> choices) throws SaveException {
    int index = source.get();
    if (index < 0 || index >= choices.size()) {
      throw new SaveException("there is no kind " + index + " among " + choices);
    }
    return choices.get(index);
  }

  /**
   * Gets a whole number.
   *
   * @throws SaveException if it is out of range
   */
  static int getInt(IntBuffer source, int least, int most) throws SaveException {
    int value = source.get();
    if (value < least || value > most) {
      throw new SaveException(value + " is not from " + least + " to " + most);
    }
    return value;
  }
}
