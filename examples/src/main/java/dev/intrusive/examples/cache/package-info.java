/**
 * A cache that evicts by access order or by frequency, and expires what is old.
 *
 * <p>An {@link dev.intrusive.examples.cache.Entry} is in two intrusive lists at once: one of its
 * {@link dev.intrusive.examples.cache.EvictionPolicy}, and the one of those that live as long as it
 * does. Whatever removes it takes it out of both at once, in O(1), and nobody else need be told.
 *
 * <p>The program replays access traces on caches of several sizes and compares how often they hit.
 */
@NullMarked
package dev.intrusive.examples.cache;

import org.jspecify.annotations.NullMarked;
