/** Tests of the lists of ints. */
@NullMarked
package dev.intrusive.ints;

import org.jspecify.annotations.NullMarked;
