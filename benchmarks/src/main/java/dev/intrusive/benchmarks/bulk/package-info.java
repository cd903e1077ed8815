/** What is done to all elements of a list at once. */
@NullMarked
package dev.intrusive.benchmarks.bulk;

import org.jspecify.annotations.NullMarked;
