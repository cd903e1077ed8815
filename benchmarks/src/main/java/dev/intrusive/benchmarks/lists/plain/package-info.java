/**
 * Hand-written baselines: lists of a single class, with the checks and counters of the generated
 * ones.
 */
@NullMarked
package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.NullMarked;
