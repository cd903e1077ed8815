package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that the annotated field links its object into lists of the given name.
 *
 * <p>The type of the field selects where the links are stored:
 *
 * <ul>
 *   <li><b>Node layout</b>: {@code @IntrusiveLink("mainList") final Link<GameObject> mainLink = new
 *       Link<>();} One field, any class.
 *   <li><b>Flat layout</b>: three fields with the same list name, two of the host type, one whose
 *       name contains {@code prev} and one {@code next}, and one of the generated list type. No
 *       object besides the host; a step loads one object.
 *   <li><b>Array layout</b>: two fields with the same list name, an {@code int} that is no {@link
 *       PoolSlot} and one of the generated list type. The list is an array, and the int is the
 *       index of the object in it. Iterating reads an array; removing is O(1) and leaves a hole.
 *   <li><b>Indexed layout</b>: {@code @PoolSlot @IntrusiveLink({"liveList", "gridCell"}) int slot;}
 *       One field of a {@link Pooled} class for any number of lists, whose links are ints in arrays
 *       beside the pool.
 * </ul>
 *
 * <p>For a host {@code GameObject} and the name {@code mainList} the processor generates {@code
 * GameObjectMainList} and the accessors in {@code GameObjectLinks}, both in the host's package.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface IntrusiveLink {

  /**
   * The name of the list, in lowerCamelCase, unique among the lists, heaps and maps of the host and
   * of its superclasses. Only a field for a slot may have several.
   *
   * @return the list name, or the list names
   */
  String[] value();

  /**
   * Who can use the generated list and the accessors that are named after it. One field of a group
   * is enough; two fields must not differ.
   *
   * @return the access
   */
  Access access() default Access.AS_HOST;

  /**
   * What a list belongs to: the class of an object that each list is made with, {@code new
   * OrderQueue(level)}, and that its method {@code owner()} returns. So an element finds it through
   * its list, {@code OrderLinks.queueOf(order).owner()}, without a field of its own. Not for the
   * indexed layout. One field of a group is enough; two fields must not differ.
   *
   * @return the class of the owner; {@code void.class} if lists belong to nothing
   */
  Class<?> owner() default void.class;

  /**
   * Whether one list takes elements of all type arguments of a generic host, as for {@code Task<V>}
   * in a scheduler. The generated class then has no type variables and is a {@code Deque<Task<?>>}.
   * A {@link Link} says so by its type, {@code Link<Task<?>>}. Not for the indexed layout. One
   * field of a group is enough; two fields must not differ.
   *
   * @return true if it does
   */
  boolean wildcard() default false;
}
