/** Tests of what only the package of the lists can see. */
@NullMarked
package dev.intrusive;

import org.jspecify.annotations.NullMarked;
