/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.machine;

import org.jspecify.annotations.NullMarked;
