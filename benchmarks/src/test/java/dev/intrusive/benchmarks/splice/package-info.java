/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.splice;

import org.jspecify.annotations.NullMarked;
