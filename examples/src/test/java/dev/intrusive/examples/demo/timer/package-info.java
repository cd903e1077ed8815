@NullMarked
package dev.intrusive.examples.demo.timer;

import org.jspecify.annotations.NullMarked;
