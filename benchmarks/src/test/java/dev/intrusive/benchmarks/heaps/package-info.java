/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.heaps;

import org.jspecify.annotations.NullMarked;
