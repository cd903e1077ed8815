package dev.intrusive.generated;

import org.jspecify.annotations.Nullable;

/**
 * For generated code: hashes and equality of the keys of maps, and the order of those of heaps, for
 * each kind of key.
 *
 * <p>Each bit of a mixed hash depends on every bit of the key: one that changes lets about half of
 * the hash change. A sequential hash is the lowest bits of the key, so that neighbours stay
 * neighbours. Numbers with fractions are equal if their bits are, as for {@link Double#equals}: NaN
 * equals itself, and zero differs from negative zero.
 *
 * @since 0.1.0
 */
public final class Keys {

  private Keys() {}

  /**
   * Mixes the bits of a key. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int mixed(int key) {
    int hash = (key ^ (key >>> 16)) * 0x7FEB352D;
    hash = (hash ^ (hash >>> 15)) * 0x846CA68B;
    return hash ^ (hash >>> 16);
  }

  /**
   * Mixes the bits of a key. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int mixed(long key) {
    long hash = (key ^ (key >>> 32)) * 0x9E3779B97F4A7C15L;
    hash = (hash ^ (hash >>> 29)) * 0xBF58476D1CE4E5B9L;
    return (int) (hash >>> 32);
  }

  /**
   * Mixes the bits of a key. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int mixed(double key) {
    return mixed(Double.doubleToLongBits(key));
  }

  /**
   * Mixes the bits of what {@link Object#hashCode} returns. O(1) besides that.
   *
   * @param key any key
   * @return its hash
   * @throws NullPointerException if the key is null
   */
  public static int mixed(@Nullable Object key) {
    return mixed(sequential(key));
  }

  /**
   * Returns the key as a hash. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int sequential(int key) {
    return key;
  }

  /**
   * Returns the lower half of a key as a hash. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int sequential(long key) {
    return (int) key;
  }

  /**
   * Returns the integer part of a key as a hash. O(1), allocates nothing.
   *
   * @param key any key
   * @return its hash
   */
  public static int sequential(double key) {
    return sequential((long) key);
  }

  /**
   * Returns what {@link Object#hashCode} returns.
   *
   * @param key any key
   * @return its hash
   * @throws NullPointerException if the key is null
   */
  public static int sequential(@Nullable Object key) {
    if (key == null) {
      throw new NullPointerException(
          "the key is null, which no map can find; give the element one");
    }
    return key.hashCode();
  }

  /**
   * Returns whether two keys are equal. O(1), allocates nothing.
   *
   * @param key a key
   * @param other another
   * @return true if they are equal
   */
  public static boolean equal(int key, int other) {
    return key == other;
  }

  /**
   * Returns whether two keys are equal. O(1), allocates nothing.
   *
   * @param key a key
   * @param other another
   * @return true if they are equal
   */
  public static boolean equal(long key, long other) {
    return key == other;
  }

  /**
   * Returns whether two keys have equal bits, where every NaN has the same. O(1), allocates
   * nothing.
   *
   * @param key a key
   * @param other another
   * @return true if they are equal
   */
  public static boolean equal(double key, double other) {
    return Double.doubleToLongBits(key) == Double.doubleToLongBits(other);
  }

  /**
   * Returns whether a key equals that of an element.
   *
   * @param key a key
   * @param other the key of an element, which may have become null
   * @return true if it is the same object or {@link Object#equals} returns true
   */
  public static boolean equal(Object key, @Nullable Object other) {
    return key == other || key.equals(other);
  }

  /**
   * Returns a number for the order of keys, the key itself. O(1), allocates nothing.
   *
   * @param key any key
   * @return the key
   */
  public static long ordered(long key) {
    return key;
  }

  /**
   * Returns a number for the order of keys with fractions. O(1), allocates nothing.
   *
   * @param key any key
   * @return a number which is less than that of another key exactly if it comes first by {@link
   *     Double#compare}
   */
  public static long ordered(double key) {
    long bits = Double.doubleToLongBits(key);
    return bits ^ (bits >> 63 & Long.MAX_VALUE);
  }
}
