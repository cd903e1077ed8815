/** What heaps promise, for each kind of host. */
@NullMarked
package dev.intrusive.behaviour.heap;

import org.jspecify.annotations.NullMarked;
