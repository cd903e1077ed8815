/** Draws what the documentation explains in pictures. */
@NullMarked
package dev.intrusive.benchmarks.picture;

import org.jspecify.annotations.NullMarked;
