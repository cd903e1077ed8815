/** Lists that belong to an object. */
@NullMarked
package dev.intrusive.behaviour.owner;

import org.jspecify.annotations.NullMarked;
