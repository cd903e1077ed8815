/** How much memory lists take. */
@NullMarked
package dev.intrusive.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
