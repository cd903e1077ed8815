/** The behaviour that every generated list has, whatever its layout. */
@NullMarked
package dev.intrusive.behaviour;

import org.jspecify.annotations.NullMarked;
