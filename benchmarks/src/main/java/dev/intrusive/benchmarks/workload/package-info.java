/** In what order benchmarks touch their elements. */
@NullMarked
package dev.intrusive.benchmarks.workload;

import org.jspecify.annotations.NullMarked;
