package dev.intrusive;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The debug mode, which is on if the system property {@code dev.intrusive.debug} is {@code true}
 * when the first list is made.
 *
 * <p>In debug mode each list reports that two threads are in operations of it at the same time. A
 * {@code forEach} is such an operation, and both threads get the report. A loop with an iterator
 * reports a change by another thread at its next step; the other thread gets no report, since
 * nobody can see whether the loop goes on. Pools remember where objects were emplaced and released.
 * Without it nothing is remembered and nothing is paid.
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
   * Returns another thread that changes or iterates a list, heap or map now; for pools, in debug
   * mode alone. A thread that iterates it is told that the current one came. O(iterations that
   * run); the first call for a list allocates its record.
   *
   * @param list a list, heap or map
   * @return the thread, or null
   * @throws NullPointerException if the list is null
   */
  public static @Nullable Thread threadIn(Collection<?> list) {
    return usageOf(Objects.requireNonNull(list)).other(Thread.currentThread());
  }

  /**
   * Notes that the current thread changes a list, heap or map.
   *
   * @return another thread that changes or iterates it at the same time, or null
   */
  static @Nullable Thread enterChange(Collection<?> list) {
    return usageOf(list).collide(Thread.currentThread());
  }

  /**
   * Notes that the current thread begins to iterate a list, heap or map, until {@link #leavePass}.
   *
   * @return another thread that changes it at the same time, or null; then nothing has begun
   */
  static @Nullable Thread enterPass(Collection<?> list) {
    return usageOf(list).beginPass(Thread.currentThread());
  }

  /** Notes that the current thread has iterated a list, heap or map. */
  static void leavePass(Collection<?> list) {
    usageOf(list).endPass(Thread.currentThread());
  }

  /** Returns another thread that tried to change what the current one iterates, or null. */
  static @Nullable Thread intruderIn(Collection<?> list) {
    return other(usageOf(list).intruder);
  }

  /** Notes that the current thread begins a loop over a list, heap or map with an iterator. */
  static void beginLoop(Collection<?> list) {
    usageOf(list).changer = null;
  }

  /** Returns another thread that has changed a list, heap or map since a loop began, or null. */
  static @Nullable Thread changerIn(Collection<?> list) {
    WeakReference<Thread> changer = usageOf(list).changer;
    return other(changer == null ? null : changer.get());
  }

  private static @Nullable Thread other(@Nullable Thread thread) {
    return thread == Thread.currentThread() ? null : thread;
  }

  private static Usage usageOf(Collection<?> list) {
    return USAGES.computeIfAbsent(list, unused -> new Usage());
  }

  /** What is known of a list. It keeps neither threads nor lists from being collected. */
  static final class Usage {

    /** How often a thread looks around at the start of a change, where others would collide. */
    private static final int LOOKS = 200;

    /** So many changes of a list and one lets others run, lest two threads take turns unseen. */
    private static final int CHANGES_BETWEEN_YIELDS = 32;

    /** The thread that is at the start of a change, which is a good part of the change here. */
    volatile @Nullable Thread changing;

    /** A thread that came to change what another iterates, which is to know that, too. */
    volatile @Nullable Thread intruder;

    /** The thread that last made a change since a loop began; null if there was none. */
    volatile @Nullable WeakReference<Thread> changer;

    /** The threads that iterate, each as often as its passes nest. */
    private final List<Thread> passing = new ArrayList<>();

    private int changes;

    synchronized @Nullable Thread beginPass(Thread current) {
      if (changing != null && changing != current) {
        return changing;
      }
      passing.add(current);
      return null;
    }

    synchronized void endPass(Thread current) {
      passing.remove(current);
      if (passing.isEmpty()) {
        intruder = null;
      }
    }

    /** Returns another thread that is here, and tells one that iterates. */
    synchronized @Nullable Thread other(Thread current) {
      if (changing != null) {
        return changing;
      }
      for (Thread each : passing) {
        if (each != current) {
          intruder = current;
          return each;
        }
      }
      return null;
    }

    /** Stays for a moment, and returns the thread that is here already, if any. */
    @SuppressWarnings("ThreadPriorityCheck") // A hint is all that is needed.
    @Nullable Thread collide(Thread current) {
      synchronized (this) {
        Thread other = other(current);
        if (other != null) {
          return other;
        }
        changing = current;
      }
      WeakReference<Thread> previous = changer;
      if (previous == null || previous.get() != current) {
        changer = new WeakReference<>(current);
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
