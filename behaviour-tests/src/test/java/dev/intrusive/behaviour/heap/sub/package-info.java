/** A host whose superclass is a host of another package. */
@NullMarked
package dev.intrusive.behaviour.heap.sub;

import org.jspecify.annotations.NullMarked;
