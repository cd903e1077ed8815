/** Elements and types of the standard model: what they are, and how code and messages name them. */
@NullMarked
package dev.intrusive.processor.types;

import org.jspecify.annotations.NullMarked;
