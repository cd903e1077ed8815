/** The hosts whose generated lists are measured. */
@NullMarked
package dev.intrusive.benchmarks.lists.hosts;

import org.jspecify.annotations.NullMarked;
