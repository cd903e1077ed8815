/** Hosts of the node layout, and what only this layout promises. */
@NullMarked
package dev.intrusive.behaviour.node;

import org.jspecify.annotations.NullMarked;
