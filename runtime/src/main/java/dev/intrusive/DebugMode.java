package dev.intrusive;

import java.lang.ref.WeakReference;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The debug mode, which is on if the system property {@code dev.intrusive.debug} is {@code true}
 * when the first list is made.
 *
 * <p>In debug mode each list remembers the thread that worked on it last, and reports that two
 * threads are in operations of it at the same time. Pools remember where objects were emplaced and
 * released. Without it nothing is remembered and nothing is paid.
 *
 * @since 0.1.0
 */
public final class DebugMode {

  /** A constant for the compiler, so that without debug mode no trace of it is left. */
  static final boolean ENABLED = Boolean.getBoolean("dev.intrusive.debug");

  /** What finds a race, which messages cannot tell from other causes of the same damage. */
  static final String HINT = ": -Ddev.intrusive.debug=true reports where";

  /** By list, so that lists have no field for it. */
  private static final Map<Collection<?>, Usage> USAGES =
      Collections.synchronizedMap(new WeakHashMap<>());

  private DebugMode() {}

  /**
   * Returns whether the debug mode is on. O(1), allocates nothing.
   *
   * @return true if it is on
   */
  public static boolean isEnabled() {
    return ENABLED;
  }

  /**
   * Returns the thread that last changed or iterated a list, heap or map. O(1), allocates nothing.
   *
   * @param list a list, heap or map
   * @return the thread, or null if there was none, if nothing else knows it any more, or if the
   *     debug mode is off
   */
  public static @Nullable Thread lastThreadIn(Collection<?> list) {
    Usage usage = USAGES.get(list);
    return usage == null ? null : usage.last.get();
  }

  /**
   * Notes that the current thread changes a list, heap or map.
   *
   * @return another thread that changes it at the same time, or null
   */
  static @Nullable Thread enterChange(Collection<?> list) {
    Thread current = Thread.currentThread();
    return usageOf(list, current).collide(current);
  }

  /**
   * Notes that the current thread iterates a list, heap or map.
   *
   * @return another thread that changes it at the same time, or null
   */
  static @Nullable Thread enterPass(Collection<?> list) {
    Thread current = Thread.currentThread();
    Thread other = usageOf(list, current).changing;
    return other == current ? null : other;
  }

  private static Usage usageOf(Collection<?> list, Thread current) {
    Usage usage = USAGES.computeIfAbsent(list, unused -> new Usage(current));
    if (usage.last.get() != current) {
      usage.last = new WeakReference<>(current);
    }
    return usage;
  }

  /** What is known of a list. It keeps neither threads nor lists from being collected. */
  private static final class Usage {

    /** How often a thread looks around at the start of a change, where others would collide. */
    private static final int LOOKS = 200;

    /** So many changes of a list and one lets others run, lest two threads take turns unseen. */
    private static final int CHANGES_BETWEEN_YIELDS = 32;

    volatile WeakReference<Thread> last;

    /** The thread that is at the start of a change, which is a good part of the change here. */
    volatile @Nullable Thread changing;

    private int changes;

    Usage(Thread first) {
      last = new WeakReference<>(first);
    }

    /** Stays for a moment, and returns the thread that is here already, if any. */
    @SuppressWarnings("ThreadPriorityCheck") // A hint is all that is needed.
    @Nullable Thread collide(Thread current) {
      synchronized (this) {
        if (changing != null) {
          return changing;
        }
        changing = current;
      }
      // A thread that is alone on its processor meets others only if it lets them run.
      if (++changes % CHANGES_BETWEEN_YIELDS == 0) {
        Thread.yield();
      }
      for (int look = 0; look < LOOKS && changing == current; look++) {
        // The other thread finds this one.
      }
      changing = null;
      return null;
    }
  }
}
