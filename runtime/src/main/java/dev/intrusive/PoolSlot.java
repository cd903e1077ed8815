package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the {@code int} field of a {@link Pooled} class in which the pool keeps the object's slot.
 *
 * <p>The field is neither private nor static nor final. The pool writes it once, when it is made;
 * the slot of an object never changes. Nobody else writes it.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface PoolSlot {}
