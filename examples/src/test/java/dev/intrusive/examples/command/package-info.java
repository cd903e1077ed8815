@NullMarked
package dev.intrusive.examples.command;

import org.jspecify.annotations.NullMarked;
