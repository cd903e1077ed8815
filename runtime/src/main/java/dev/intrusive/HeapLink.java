package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that the annotated field keeps the index of its object in heaps of the given name. A
 * heap is a priority queue whose elements know their indexes, so that removing one, or restoring
 * the order after its key changed, needs no search.
 *
 * <p>The type of the field selects where the indexes are stored:
 *
 * <ul>
 *   <li><b>Flat layout</b>: two fields with the same heap name, an {@code int}, which the heap
 *       writes, and one of the generated heap type, which refers to the heap that the object is in.
 *       <pre>{@code
 * final class Timer {
 *   @HeapLink("deadlines") int deadlineIndex;
 *   @HeapLink("deadlines") TimerDeadlines deadlines;
 *   @IntrusiveKey("deadlines") long deadline;
 * }
 * }</pre>
 *   <li><b>Indexed layout</b>: the {@link PoolSlot} field of a {@link Pooled} class, for any number
 *       of heaps, whose indexes are ints beside the pool, and whose keys are in the heap.
 * </ul>
 *
 * <p>A heap is ordered by the {@link IntrusiveKey} of its name, smallest first. Without one it is
 * ordered by the comparator that its constructor takes, or by the natural order of the host.
 *
 * <p>For a host {@code Timer} and the name {@code deadlines} the processor generates {@code
 * TimerDeadlines}, a subclass of {@link IntrusiveHeap}, and accessors in {@code TimerLinks}, both
 * in the host's package:
 *
 * <pre>{@code
 * TimerDeadlines deadlines = new TimerDeadlines();   // indexed: new TimerDeadlines(pool)
 * deadlines.add(timer);
 * timer.deadline += 500;
 * deadlines.update(timer);                           // after each change of the key
 * Timer next = deadlines.poll();                     // the one with the smallest deadline
 * TimerLinks.unlinkAll(timer);                       // leaves every list, heap and map
 * }</pre>
 *
 * <p>Only the heap writes the annotated fields. An object is in at most one heap of a name; for
 * heaps in several orders, or several heaps at a time, declare several names.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface HeapLink {

  /**
   * The name of the heap, in lowerCamelCase, unique among the lists, heaps and maps of the host and
   * of its superclasses. Only a field for a slot may have several.
   *
   * @return the heap name, or the heap names
   */
  String[] value();

  /**
   * Who can use the generated heap and the accessors that are named after it. One field of a group
   * is enough; two fields must not differ.
   *
   * @return the access
   */
  Access access() default Access.AS_HOST;

  /**
   * Whether one heap takes elements of all type arguments of a generic host, as for {@code Task<V>}
   * in a scheduler. The generated class then has no type variables and is a {@code Queue<Task<?>>}.
   * Not for the indexed layout. One field of a group is enough; two fields must not differ.
   *
   * @return true if it does
   */
  boolean wildcard() default false;
}
