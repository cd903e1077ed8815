/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.caches;

import org.jspecify.annotations.NullMarked;
