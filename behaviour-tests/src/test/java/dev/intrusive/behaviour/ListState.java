package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.lang.reflect.Field;

/** The number in which a list keeps its size and what iterators ask for. */
final class ListState {

  /** Set if an iterator or a pass may have to know of the next change. */
  static final long WATCHED = 1L << 31;

  /** One arrival that was counted. */
  static final long ARRIVAL = 1L << 32;

  /** As many arrivals as can be counted. */
  static final long MOST_ARRIVALS = -ARRIVAL;

  private ListState() {}

  static long get(IntrusiveList<?> list) {
    try {
      return field().getLong(list);
    } catch (IllegalAccessException e) {
      throw new LinkageError("the state of a list cannot be read", e);
    }
  }

  static void set(IntrusiveList<?> list, long state) {
    try {
      field().setLong(list, state);
    } catch (IllegalAccessException e) {
      throw new LinkageError("the state of a list cannot be changed", e);
    }
  }

  private static Field field() {
    try {
      Field field = IntrusiveList.class.getDeclaredField("state");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new LinkageError("no field for the state", e);
    }
  }
}
