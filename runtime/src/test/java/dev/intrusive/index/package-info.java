/** Tests of the lists of ints. */
@NullMarked
package dev.intrusive.index;

import org.jspecify.annotations.NullMarked;
