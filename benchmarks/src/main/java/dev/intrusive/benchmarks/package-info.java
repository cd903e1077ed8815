/** What subjects have in common, and a runner in which rivals take turns. */
@NullMarked
package dev.intrusive.benchmarks;

import org.jspecify.annotations.NullMarked;
