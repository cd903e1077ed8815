/** That generated lists allocate nothing where they promise it. */
@NullMarked
package dev.intrusive.behaviour.allocation;

import org.jspecify.annotations.NullMarked;
