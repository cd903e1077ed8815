/** Hosts that extend a host of another package. */
@NullMarked
package dev.intrusive.behaviour.levels.second;

import org.jspecify.annotations.NullMarked;
