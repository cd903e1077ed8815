package dev.intrusive.behaviour.map;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A host of the flat layout with a map for each of the less usual primitive keys. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Sample implements Cloneable {

  @IntrusiveKey("byByte")
  byte byteKey;

  @IntrusiveKey("byShort")
  short shortKey;

  @IntrusiveKey("byChar")
  char charKey;

  @IntrusiveKey("byFloat")
  float floatKey;

  @IntrusiveKey("byDouble")
  double doubleKey;

  @MapLink("byByte")
  @Nullable Sample byByteNext;

  @MapLink("byByte")
  @Nullable SampleByByte byByte;

  @MapLink("byShort")
  @Nullable Sample byShortNext;

  @MapLink("byShort")
  @Nullable SampleByShort byShort;

  @MapLink(value = "byChar", hash = Hash.SEQUENTIAL)
  @Nullable Sample byCharNext;

  @MapLink("byChar")
  @Nullable SampleByChar byChar;

  @MapLink(value = "byFloat", hash = Hash.SEQUENTIAL)
  @Nullable Sample byFloatNext;

  @MapLink("byFloat")
  @Nullable SampleByFloat byFloat;

  @MapLink("byDouble")
  @Nullable Sample byDoubleNext;

  @MapLink("byDouble")
  @Nullable SampleByDouble byDouble;

  Sample(int number) {
    setNumber(number);
  }

  void setNumber(int number) {
    byteKey = (byte) number;
    shortKey = (short) number;
    charKey = (char) number;
    floatKey = floatOf(number);
    doubleKey = doubleOf(number);
  }

  /** Fractions, and numbers that are equal by {@code ==} or not even to themselves. */
  static float floatOf(int number) {
    return (float) doubleOf(number);
  }

  static double doubleOf(int number) {
    return switch (number) {
      case 0 -> 0.0;
      case 1 -> -0.0;
      case 2 -> Double.NaN;
      case 3 -> Double.POSITIVE_INFINITY;
      case 4 -> Double.NEGATIVE_INFINITY;
      case 5 -> Float.MIN_VALUE;
      case 6 -> -Float.MAX_VALUE;
      default -> number / 4.0;
    };
  }

  Sample copy() {
    try {
      return (Sample) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "sample " + doubleKey;
  }
}
