/** A host that is a nested class. */
@NullMarked
package dev.intrusive.behaviour.nested;

import org.jspecify.annotations.NullMarked;
