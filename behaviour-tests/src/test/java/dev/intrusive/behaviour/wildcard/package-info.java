/** Structures that take elements of all type arguments. */
@NullMarked
package dev.intrusive.behaviour.wildcard;

import org.jspecify.annotations.NullMarked;
