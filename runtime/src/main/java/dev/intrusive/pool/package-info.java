/**
 * Object pools of fixed capacity, with typed lives, automatic unlinking and handles.
 *
 * <p>A user marks a class with {@link dev.intrusive.Pooled} and gets a generated subclass of {@link
 * dev.intrusive.pool.SharedPool}, for any number of threads, or of {@link
 * dev.intrusive.pool.ObjectPool}, for one thread. {@link dev.intrusive.pool.SimplePool} is for
 * classes without annotations. A full pool throws a {@link
 * dev.intrusive.pool.PoolExhaustedException}. {@link dev.intrusive.pool.PoolOptions} select the
 * {@link dev.intrusive.pool.FreeSetKind} and whether {@link dev.intrusive.pool.PoolStatistics} are
 * counted. A {@link dev.intrusive.pool.PoolImage} saves and restores a pool with its lists.
 *
 * <p>The guide is in the folder {@code docs} of the <a href="https://intrusive.dev">project</a>, in
 * {@code pools.md}.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException}.
 */
@NullMarked
package dev.intrusive.pool;

import org.jspecify.annotations.NullMarked;
