/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.report;

import org.jspecify.annotations.NullMarked;
