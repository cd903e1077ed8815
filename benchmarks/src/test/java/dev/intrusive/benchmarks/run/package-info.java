/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.run;

import org.jspecify.annotations.NullMarked;
