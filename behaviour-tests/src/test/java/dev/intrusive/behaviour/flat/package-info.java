/** Hosts of the flat layout, and what only this layout promises. */
@NullMarked
package dev.intrusive.behaviour.flat;

import org.jspecify.annotations.NullMarked;
