/** Small programs with the patterns of real ones, each against a model of the JDK's collections. */
@NullMarked
package dev.intrusive.behaviour.ports;

import org.jspecify.annotations.NullMarked;
