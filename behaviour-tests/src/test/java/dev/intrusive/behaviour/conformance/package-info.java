/** How far generated lists behave like the collections of java.util. */
@NullMarked
package dev.intrusive.behaviour.conformance;

import org.jspecify.annotations.NullMarked;
