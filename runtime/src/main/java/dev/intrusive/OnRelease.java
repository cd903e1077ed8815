package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method that ends a life of a {@link Pooled} object, as a destructor does.
 *
 * <p>It has no parameters, no result and no checked exceptions, and there is at most one. It runs
 * while the object is still linked in its lists; it may release other objects, emplace, link, move
 * and unlink. Then the object leaves every list and its slot is free, even if the method throws.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface OnRelease {}
