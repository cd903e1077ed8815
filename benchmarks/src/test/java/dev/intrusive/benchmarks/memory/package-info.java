/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
