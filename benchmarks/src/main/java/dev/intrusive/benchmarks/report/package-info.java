/** Makes CSV and tables of JMH's results. */
@NullMarked
package dev.intrusive.benchmarks.report;

import org.jspecify.annotations.NullMarked;
