package sched;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
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
@SuppressWarnings("all")
final class TaskLinks {
  private TaskLinks() {}

  /**
   * Returns whether an object is in a {@link TaskQueue}.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <T> boolean inQueue(Task<T> host) {
    return TaskQueue.holding(host) != null;
  }

  /**
   * Returns the {@link TaskQueue} that an object is in.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return the heap, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <T> @Nullable TaskQueue<T> queueOf(Task<T> host) {
    return TaskQueue.holding(host);
  }

  /**
   * Takes an object out of its {@link TaskQueue}, if it is in one.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <T> boolean unlinkFromQueue(Task<T> host) {
    @Nullable TaskQueue<T> heap = TaskQueue.holding(host);
    return heap != null && heap.remove(host);
  }

  /**
   * Takes an object out of all its heaps.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return how many heaps it left
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static <T> int unlinkAll(Task<T> host) {
    int left = 0;
    if (host.getClass() != Task.class) {
      left += DeclaredLinks.unlinkAll(host, Task.class);
    }
    if (TaskQueue.drop(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any heap.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it can be in indexed structures, which only its pool knows
   */
  public static <T> boolean isLinked(Task<T> host) {
    if (host.getClass() != Task.class && DeclaredLinks.isLinked(host, Task.class)) {
      return true;
    }
    return inQueue(host);
  }

  /**
   * Describes which heaps an object is in. Allocates the text.
   *
   * @param <T> a type variable of the object's class
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static <T> String describe(Task<T> host) {
    HostDescription description = new HostDescription(host);
    description.add("queue", queueOf(host));
    return DeclaredLinks.describe(description, host, Task.class);
  }
}
