/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.bulk;

import org.jspecify.annotations.NullMarked;
