/** Tests of the parts of a pool, one by one. */
@NullMarked
package dev.intrusive.pool;

import org.jspecify.annotations.NullMarked;
