/** Errors of the machine, at each point of each operation. */
@NullMarked
package dev.intrusive.behaviour.failing;

import org.jspecify.annotations.NullMarked;
