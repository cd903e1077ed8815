/** Tests of what the runtime depends on. */
@NullMarked
package dev.intrusive.architecture;

import org.jspecify.annotations.NullMarked;
