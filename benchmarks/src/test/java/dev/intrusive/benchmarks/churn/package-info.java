/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.churn;

import org.jspecify.annotations.NullMarked;
