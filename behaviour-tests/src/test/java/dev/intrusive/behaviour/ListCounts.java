package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.lang.reflect.Field;

/** What a list counts, in the number that iterators compare: the arrivals above the size. */
final class ListCounts {

  /** One arrival that was counted. */
  static final long ARRIVAL = 1L << 32;

  /** As many arrivals as can be counted. */
  static final long MOST_ARRIVALS = -ARRIVAL;

  private ListCounts() {}

  static long get(IntrusiveList<?> list) {
    try {
      return field("counts").getLong(list);
    } catch (IllegalAccessException e) {
      throw new LinkageError("the counts of a list cannot be read", e);
    }
  }

  static void set(IntrusiveList<?> list, long counts) {
    try {
      field("counts").setLong(list, counts);
    } catch (IllegalAccessException e) {
      throw new LinkageError("the counts of a list cannot be changed", e);
    }
  }

  /** Whether the list looks whether somebody has to know of the next change. */
  static boolean isWatched(IntrusiveList<?> list) {
    try {
      return field("watch").getInt(list) != 0;
    } catch (IllegalAccessException e) {
      throw new LinkageError("who watches a list cannot be read", e);
    }
  }

  private static Field field(String name) {
    try {
      Field field = IntrusiveList.class.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new LinkageError("a list has no field " + name, e);
    }
  }
}
