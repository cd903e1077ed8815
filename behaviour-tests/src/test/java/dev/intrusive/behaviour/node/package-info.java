/** Hosts of the node layout, and the suite run for them. */
@NullMarked
package dev.intrusive.behaviour.node;

import org.jspecify.annotations.NullMarked;
