/** A host that inherits a map from another package. */
@NullMarked
package dev.intrusive.behaviour.map.sub;

import org.jspecify.annotations.NullMarked;
