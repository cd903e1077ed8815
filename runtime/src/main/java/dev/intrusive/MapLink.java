package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that the annotated field links its object into hash maps of the given name. The entries
 * of such a map are the elements themselves, found by their {@link IntrusiveKey}, so that there is
 * no entry object and no boxed key.
 *
 * <p>The type of the field selects where the links are stored:
 *
 * <ul>
 *   <li><b>Flat layout</b>: two fields with the same map name. One, of the host type, chains the
 *       elements of a bucket. The other, of the generated map type, refers to the map that the
 *       object is in.
 *       <pre>{@code
 * final class Order {
 *   @IntrusiveKey("byId") final long id;
 *   @MapLink("byId") Order byIdNext;
 *   @MapLink("byId") OrderById byId;
 * }
 * }</pre>
 *   <li><b>Indexed layout</b>: the {@link PoolSlot} field of a {@link Pooled} class, for any number
 *       of maps, whose chains are ints in arrays beside the pool.
 * </ul>
 *
 * <p>For a host {@code Order} and the name {@code byId} the processor generates {@code OrderById},
 * a subclass of {@link IntrusiveMap}, and accessors in {@code OrderLinks}, both in the host's
 * package:
 *
 * <pre>{@code
 * OrderById orders = new OrderById();
 * orders.add(order);
 * Order found = orders.get(42L);      // no boxing, no allocation
 * orders.remove(found);               // or orders.removeKey(42L)
 * OrderLinks.unlinkAll(found);        // leaves every list, heap and map
 * }</pre>
 *
 * <p>An object is in at most one map of a name. For maps by several keys, or several maps at a
 * time, declare several names.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface MapLink {

  /**
   * The name of the map, in lowerCamelCase, unique among the lists, heaps and maps of the host and
   * of its superclasses. Only a field for a slot may have several.
   *
   * @return the map name, or the map names
   */
  String[] value();

  /**
   * How keys are spread over the table. One field of a group is enough; two fields must not differ.
   *
   * @return the kind of hash
   */
  Hash hash() default Hash.MIXED;

  /**
   * Who can use the generated map and the accessors that are named after it. One field of a group
   * is enough; two fields must not differ.
   *
   * @return the access
   */
  Access access() default Access.AS_HOST;

  /**
   * Whether one map takes elements of all type arguments of a generic host, as for {@code Task<V>}
   * in a scheduler. The generated class then has no type variables and is a {@code
   * Collection<Task<?>>}. Its key must not be of the type of a type variable. Not for the indexed
   * layout. One field of a group is enough; two fields must not differ.
   *
   * @return true if it does
   */
  boolean wildcard() default false;
}
