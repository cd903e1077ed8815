/** What the command lines of the examples have in common: arguments, input files, progress. */
@NullMarked
package dev.intrusive.examples.demo.command;

import org.jspecify.annotations.NullMarked;
