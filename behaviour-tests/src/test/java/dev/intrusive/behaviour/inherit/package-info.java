/** A host with a subclass that adds a list, and the suite run for both. */
@NullMarked
package dev.intrusive.behaviour.inherit;

import org.jspecify.annotations.NullMarked;
