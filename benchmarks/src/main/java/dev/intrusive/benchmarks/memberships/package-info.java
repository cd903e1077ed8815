/** Elements that are in three lists at once. */
@NullMarked
package dev.intrusive.benchmarks.memberships;

import org.jspecify.annotations.NullMarked;
