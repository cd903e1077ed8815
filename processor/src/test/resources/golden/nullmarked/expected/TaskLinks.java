package work;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.Link;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link Task}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings({"all", "deprecation"})
public final class TaskLinks {
  private TaskLinks() {}

  /**
   * Returns whether an object is in a {@link TaskReady}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inReady(Task host) {
    return TaskReady.holding(host) != null;
  }

  /**
   * Returns the {@link TaskReady} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static @Nullable TaskReady readyOf(Task host) {
    return TaskReady.holding(host);
  }

  /**
   * Returns what follows an object in its {@link TaskReady}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static @Nullable Task nextInReady(Task host) {
    return TaskReady.following(host);
  }

  /**
   * Returns what precedes an object in its {@link TaskReady}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static @Nullable Task previousInReady(Task host) {
    return TaskReady.preceding(host);
  }

  /**
   * Takes an object out of its {@link TaskReady}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromReady(Task host) {
    @Nullable TaskReady list = TaskReady.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link TaskReady}.
   *
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static Link<Task> readyLink(Task host) {
    return host.readyLink;
  }

  /**
   * Returns whether an object is in a {@link TaskWaiting}.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static boolean inWaiting(Task host) {
    return TaskWaiting.holding(host) != null;
  }

  /**
   * Returns the {@link TaskWaiting} that an object is in.
   *
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static @Nullable TaskWaiting waitingOf(Task host) {
    return TaskWaiting.holding(host);
  }

  /**
   * Returns what follows an object in its {@link TaskWaiting}.
   *
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static @Nullable Task nextInWaiting(Task host) {
    return TaskWaiting.following(host);
  }

  /**
   * Returns what precedes an object in its {@link TaskWaiting}.
   *
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static @Nullable Task previousInWaiting(Task host) {
    return TaskWaiting.preceding(host);
  }

  /**
   * Takes an object out of its {@link TaskWaiting}, if it is in one.
   *
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static boolean unlinkFromWaiting(Task host) {
    @Nullable TaskWaiting list = TaskWaiting.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static int unlinkAll(Task host) {
    int left = 0;
    if (host.getClass() != Task.class) {
      left += DeclaredLinks.unlinkAll(host, Task.class);
    }
    if (unlinkFromReady(host)) {
      left++;
    }
    if (unlinkFromWaiting(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static boolean isLinked(Task host) {
    if (host.getClass() != Task.class && DeclaredLinks.isLinked(host, Task.class)) {
      return true;
    }
    return inReady(host) || inWaiting(host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static String describe(Task host) {
    HostDescription description = new HostDescription(host);
    description.add("ready", readyOf(host)).add("waiting", waitingOf(host));
    return DeclaredLinks.describe(description, host, Task.class);
  }
}
