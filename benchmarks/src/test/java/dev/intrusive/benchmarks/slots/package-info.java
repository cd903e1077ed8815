/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.slots;

import org.jspecify.annotations.NullMarked;
