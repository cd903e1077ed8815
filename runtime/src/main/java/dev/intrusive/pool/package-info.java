/**
 * Object pools of fixed capacity, with typed lives, automatic unlinking and handles.
 *
 * <p>A user marks a class with {@link dev.intrusive.Pooled} and gets a generated subclass of {@link
 * dev.intrusive.pool.ObjectPool}; {@link dev.intrusive.pool.SimplePool} is for classes without
 * annotations.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException}.
 */
@NullMarked
package dev.intrusive.pool;

import org.jspecify.annotations.NullMarked;
