/**
 * What is generated, decided in full: immutable, with every name, and free of the compiler's
 * mirrors.
 */
@NullMarked
package dev.intrusive.processor.model;

import org.jspecify.annotations.NullMarked;
