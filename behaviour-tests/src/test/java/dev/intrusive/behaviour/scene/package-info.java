/** A host that owns lists of its own type. */
@NullMarked
package dev.intrusive.behaviour.scene;

import org.jspecify.annotations.NullMarked;
