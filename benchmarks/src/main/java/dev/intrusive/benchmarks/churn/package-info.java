/** Passes over lists that elements have left and joined for a long time. */
@NullMarked
package dev.intrusive.benchmarks.churn;

import org.jspecify.annotations.NullMarked;
