/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.compilation;

import org.jspecify.annotations.NullMarked;
