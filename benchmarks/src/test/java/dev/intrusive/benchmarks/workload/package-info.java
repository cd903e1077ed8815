/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.workload;

import org.jspecify.annotations.NullMarked;
