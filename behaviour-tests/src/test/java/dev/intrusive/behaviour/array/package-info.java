/** Hosts of the array layout, and what only this layout promises. */
@NullMarked
package dev.intrusive.behaviour.array;

import org.jspecify.annotations.NullMarked;
