/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.memberships;

import org.jspecify.annotations.NullMarked;
