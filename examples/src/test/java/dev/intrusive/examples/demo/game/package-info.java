@NullMarked
package dev.intrusive.examples.demo.game;

import org.jspecify.annotations.NullMarked;
