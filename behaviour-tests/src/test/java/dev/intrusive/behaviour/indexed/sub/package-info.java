/** Hosts that inherit indexed lists from another package. */
@NullMarked
package dev.intrusive.behaviour.indexed.sub;

import org.jspecify.annotations.NullMarked;
