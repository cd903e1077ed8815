package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that the annotated field, or what the annotated method returns, is the key by which
 * heaps and maps of the given names order or find their elements.
 *
 * <p>A heap takes a number or a {@code char}, which it reads without boxing; the smallest comes
 * first, and {@code float} and {@code double} are compared as by {@link Double#compare}. A map
 * takes any type but {@code boolean}. A method takes no parameters and throws no checked exception.
 * The key may be inherited.
 *
 * <p>After the key of an element in a heap has changed, call its heap's method {@code update}. A
 * key should not change while its element is in a map.
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
