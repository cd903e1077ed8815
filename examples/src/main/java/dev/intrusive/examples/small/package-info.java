/** Four programs of one file each, to copy from. */
@NullMarked
package dev.intrusive.examples.small;

import org.jspecify.annotations.NullMarked;
