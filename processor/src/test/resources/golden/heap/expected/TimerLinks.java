package net;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.SlotTable;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Timer}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class TimerLinks {
  private TimerLinks() {}

  /**
   * Returns whether an object is in a {@link TimerByWeight}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inByWeight(Timer host) {
    return TimerByWeight.holding(host) != null;
  }

  /**
   * Returns the {@link TimerByWeight} that an object is in.
   *
   * @param host the object
   * @return the heap, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static TimerByWeight byWeightOf(Timer host) {
    return TimerByWeight.holding(host);
  }

  /**
   * Takes an object out of its {@link TimerByWeight}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromByWeight(Timer host) {
    TimerByWeight heap = TimerByWeight.holding(host);
    return heap != null && heap.remove(host);
  }

  /**
   * Returns whether an object is in a {@link TimerDeadlines}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inDeadlines(Timer host) {
    return TimerDeadlines.holding(host) != null;
  }

  /**
   * Returns the {@link TimerDeadlines} that an object is in.
   *
   * @param host the object
   * @return the heap, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static TimerDeadlines deadlinesOf(Timer host) {
    return TimerDeadlines.holding(host);
  }

  /**
   * Takes an object out of its {@link TimerDeadlines}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromDeadlines(Timer host) {
    TimerDeadlines heap = TimerDeadlines.holding(host);
    return heap != null && heap.remove(host);
  }

  /**
   * Takes an object out of all its heaps.
   *
   * @param host the object
   * @return how many heaps it left
   * @throws NullPointerException if it is null
   */
  public static int unlinkAll(Timer host) {
    if (host.getClass() != Timer.class) {
      return Declared.LINKS.unlinkAll(null, host);
    }
    int left = 0;
    if (unlinkFromByWeight(host)) {
      left++;
    }
    if (unlinkFromDeadlines(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any heap.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean isLinked(Timer host) {
    if (host.getClass() != Timer.class) {
      return Declared.LINKS.isAnyLinked(null, host);
    }
    return inByWeight(host) || inDeadlines(host);
  }

  /**
   * Describes which heaps an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Timer host) {
    return Declared.LINKS.describe(null, host);
  }

  /** Returns what this class declares; for generated code. */
  static DeclaredLinks links() {
    return Declared.LINKS;
  }

  /** What this class declares, for objects of subclasses. */
  private static final class Declared extends DeclaredLinks {

    static final DeclaredLinks LINKS = new Declared();

    private Declared() {
      super(Timer.class, null, false);
    }

    @Override
    protected int unlink(SlotTable<?> anyPool, Object anyObject) {
      Timer host = (Timer) anyObject;
      int left = 0;
      if (unlinkFromByWeight(host)) {
        left++;
      }
      if (unlinkFromDeadlines(host)) {
        left++;
      }
      return left;
    }

    @Override
    protected boolean isLinked(SlotTable<?> anyPool, Object anyObject) {
      Timer host = (Timer) anyObject;
      return inByWeight(host) || inDeadlines(host);
    }

    @Override
    protected void describe(HostDescription description, SlotTable<?> anyPool, Object anyObject) {
      Timer host = (Timer) anyObject;
      description.add("byWeight", byWeightOf(host)).add("deadlines", deadlinesOf(host));
    }
  }
}
