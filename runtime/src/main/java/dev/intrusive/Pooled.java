package dev.intrusive;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares that objects of the class live in a pool.
 *
 * <p>For a class {@code Bullet} the processor generates {@code BulletPool}, a final subclass of
 * {@link dev.intrusive.pool.SharedPool} or of {@link dev.intrusive.pool.ObjectPool}, in the same
 * package. It has one {@code emplace} method for each method that is marked {@link OnEmplace}, with
 * the same parameters.
 *
 * <p>The class has exactly one {@link PoolSlot} field, its own or an inherited one. Without an
 * accessible constructor that takes no arguments and throws no checked exception, the pool can be
 * made with a factory only.
 *
 * @since 0.1.0
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Pooled {

  /**
   * Whether any number of threads may use the pool at once.
   *
   * <p>If true, the pool is a {@link dev.intrusive.pool.SharedPool}. If false, it is an {@link
   * dev.intrusive.pool.ObjectPool}, which uses no atomic operations and has no methods that wait or
   * retire.
   *
   * @return true, unless the pool is for one thread
   */
  boolean threadSafe() default true;

  /**
   * Who can use the generated pool.
   *
   * @return the access
   */
  Access access() default Access.AS_HOST;
}
