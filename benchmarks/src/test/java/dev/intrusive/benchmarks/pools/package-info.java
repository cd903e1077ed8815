/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.pools;

import org.jspecify.annotations.NullMarked;
