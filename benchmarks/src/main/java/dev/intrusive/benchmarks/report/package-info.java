/** Makes tables of the results and puts them into the documentation. */
@NullMarked
package dev.intrusive.benchmarks.report;

import org.jspecify.annotations.NullMarked;
