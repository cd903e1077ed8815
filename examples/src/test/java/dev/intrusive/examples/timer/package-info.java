@NullMarked
package dev.intrusive.examples.timer;

import org.jspecify.annotations.NullMarked;
