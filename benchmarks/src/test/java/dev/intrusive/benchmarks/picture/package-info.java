/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.picture;

import org.jspecify.annotations.NullMarked;
