/** From the model to source text. */
@NullMarked
package dev.intrusive.processor.write;

import org.jspecify.annotations.NullMarked;
