/** What the operations of lists cost in a program that has lists of several types. */
@NullMarked
package dev.intrusive.benchmarks.types;

import org.jspecify.annotations.NullMarked;
