/** A host with a subclass that adds a list. */
@NullMarked
package dev.intrusive.behaviour.inherit;

import org.jspecify.annotations.NullMarked;
