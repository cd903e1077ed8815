/** A host as the tests of the runtime need it. */
@NullMarked
package dev.intrusive.sample;

import org.jspecify.annotations.NullMarked;
