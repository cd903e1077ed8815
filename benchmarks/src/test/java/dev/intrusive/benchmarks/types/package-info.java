/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.types;

import org.jspecify.annotations.NullMarked;
