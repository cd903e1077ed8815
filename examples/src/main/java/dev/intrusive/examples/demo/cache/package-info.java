/**
 * A cache that evicts by access order or by frequency, and expires what is old.
 *
 * <p>An {@link dev.intrusive.examples.demo.cache.Entry} is in three intrusive structures at once:
 * the map by key, a list of the {@link dev.intrusive.examples.demo.cache.EvictionPolicy}, and the
 * heap of those that expire. One call takes it out of all of them, and no other part of the cache
 * is involved.
 *
 * <p>The program replays access traces on caches of several sizes and compares how often they hit.
 */
@NullMarked
package dev.intrusive.examples.demo.cache;

import org.jspecify.annotations.NullMarked;
