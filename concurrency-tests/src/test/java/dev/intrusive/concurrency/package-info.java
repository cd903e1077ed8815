/** Tests of the means by which this module tests. */
@NullMarked
package dev.intrusive.concurrency;

import org.jspecify.annotations.NullMarked;
