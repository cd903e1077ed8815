@NullMarked
package dev.intrusive.examples.demo.game.level;

import org.jspecify.annotations.NullMarked;
