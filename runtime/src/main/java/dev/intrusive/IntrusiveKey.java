package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that the annotated field, or what the annotated method returns, is the key by which
 * heaps ({@link HeapLink}) and maps ({@link MapLink}) of the given names order or find their
 * elements. One key can serve several of them:
 *
 * <pre>{@code
 * final class Timer {
 *   @IntrusiveKey({"deadlines", "byDeadline"}) long deadline;
 *   …
 * }
 * }</pre>
 *
 * <ul>
 *   <li>A heap takes a number or a {@code char}, which it reads without boxing; the smallest comes
 *       first, and {@code float} and {@code double} are compared as by {@link Double#compare}.
 *       After the key of an element has changed, call {@code update} of its heap.
 *   <li>A map takes any type but {@code boolean}. Integers are equal if {@code ==} is true, {@code
 *       float} and {@code double} as by {@link Double#equals}, objects by {@code equals} and {@code
 *       hashCode}. A key must not be null when its element is added. It should not change while its
 *       element is in a map: then look-ups by key are undefined, and all else stays right.
 * </ul>
 *
 * <p>The field or method is not private and not static. A method takes no parameters and throws no
 * checked exception. The key may be inherited.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface IntrusiveKey {

  /**
   * The names of the heaps and maps that use the key.
   *
   * @return the name, or the names
   */
  String[] value();
}
