/** From annotated elements to the model; the only package that looks at the compiler's mirrors. */
@NullMarked
package dev.intrusive.processor.parse;

import org.jspecify.annotations.NullMarked;
