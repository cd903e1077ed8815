/** Hosts of the indexed layout, and what only this layout promises. */
@NullMarked
package dev.intrusive.behaviour.indexed;

import org.jspecify.annotations.NullMarked;
