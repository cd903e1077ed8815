/** What a list must know of its elements, and what moving all of them costs therefore. */
@NullMarked
package dev.intrusive.benchmarks.splice;

import org.jspecify.annotations.NullMarked;
