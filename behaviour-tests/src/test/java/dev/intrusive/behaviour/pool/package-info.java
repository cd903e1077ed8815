/** What generated pools promise, for each kind of host and each way to make a pool. */
@NullMarked
package dev.intrusive.behaviour.pool;

import org.jspecify.annotations.NullMarked;
