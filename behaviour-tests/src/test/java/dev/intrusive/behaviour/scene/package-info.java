/** A host that owns lists of its own type, and the suite run for it. */
@NullMarked
package dev.intrusive.behaviour.scene;

import org.jspecify.annotations.NullMarked;
