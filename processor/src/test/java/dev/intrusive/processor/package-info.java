/** Tests of the processor, each under javac and under the Eclipse compiler. */
@NullMarked
package dev.intrusive.processor;

import org.jspecify.annotations.NullMarked;
