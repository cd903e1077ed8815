/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.layouts;

import org.jspecify.annotations.NullMarked;
