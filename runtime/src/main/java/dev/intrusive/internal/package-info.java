/** What the packages of the runtime share and nobody else uses. */
@NullMarked
package dev.intrusive.internal;

import org.jspecify.annotations.NullMarked;
