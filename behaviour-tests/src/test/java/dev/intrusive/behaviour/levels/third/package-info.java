/** Hosts that extend hosts that extend a host. */
@NullMarked
package dev.intrusive.behaviour.levels.third;

import org.jspecify.annotations.NullMarked;
