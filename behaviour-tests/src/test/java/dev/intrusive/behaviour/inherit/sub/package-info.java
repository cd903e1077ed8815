/** A host that inherits a list from another package. */
@NullMarked
package dev.intrusive.behaviour.inherit.sub;

import org.jspecify.annotations.NullMarked;
