@NullMarked
package dev.intrusive.examples.demo.command;

import org.jspecify.annotations.NullMarked;
