package dev.intrusive;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The debug mode, which is on if the system property {@code dev.intrusive.debug} is {@code true}
 * when the first list is made.
 *
 * <p>In debug mode each list remembers the thread that worked on it last, and pools remember where
 * objects were emplaced and released. Without it nothing is remembered and nothing is paid.
 *
 * @since 0.1.0
 */
public final class DebugMode {

  /** A constant for the compiler, so that without debug mode no trace of it is left. */
  static final boolean ENABLED = Boolean.getBoolean("dev.intrusive.debug");

  /** By list, so that lists have no field for it. */
  private static final Map<TrackedList<?>, Thread> LAST_THREADS =
      Collections.synchronizedMap(new WeakHashMap<>());

  private DebugMode() {}

  /**
   * Tells whether the debug mode is on. O(1), allocates nothing.
   *
   * @return true if it is on
   */
  public static boolean isEnabled() {
    return ENABLED;
  }

  /**
   * Returns the thread that last changed or passed through a list. O(1), allocates nothing.
   *
   * @param list a list
   * @return the thread, or null if there was none or the debug mode is off
   */
  public static @Nullable Thread lastThreadIn(IntrusiveList<?> list) {
    return LAST_THREADS.get(list);
  }

  static void rememberThread(TrackedList<?> list) {
    LAST_THREADS.put(list, Thread.currentThread());
  }
}
