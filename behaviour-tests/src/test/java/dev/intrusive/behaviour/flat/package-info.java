/** Hosts of the flat layout, and the suite run for them. */
@NullMarked
package dev.intrusive.behaviour.flat;

import org.jspecify.annotations.NullMarked;
