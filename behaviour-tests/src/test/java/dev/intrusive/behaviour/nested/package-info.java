/** A host that is a nested class, and the suite run for it. */
@NullMarked
package dev.intrusive.behaviour.nested;

import org.jspecify.annotations.NullMarked;
