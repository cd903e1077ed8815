/** How links that are ints lie best in memory. */
@NullMarked
package dev.intrusive.benchmarks.slots;

import org.jspecify.annotations.NullMarked;
