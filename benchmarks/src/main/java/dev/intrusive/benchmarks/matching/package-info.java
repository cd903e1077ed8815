/** The matching engine beside those of others. */
@NullMarked
package dev.intrusive.benchmarks.matching;

import org.jspecify.annotations.NullMarked;
