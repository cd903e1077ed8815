/** Runs benchmarks by JMH and writes their results to a file. */
@NullMarked
package dev.intrusive.benchmarks.run;

import org.jspecify.annotations.NullMarked;
