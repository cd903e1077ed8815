/** The benchmarks and the program that runs them. */
@NullMarked
package dev.intrusive.benchmarks;

import org.jspecify.annotations.NullMarked;
