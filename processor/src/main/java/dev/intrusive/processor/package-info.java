/** The annotation processors: rounds, deferral, and the way from parsing to writing. */
@NullMarked
package dev.intrusive.processor;

import org.jspecify.annotations.NullMarked;
