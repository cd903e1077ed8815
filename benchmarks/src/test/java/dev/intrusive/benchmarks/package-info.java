/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks;

import org.jspecify.annotations.NullMarked;
