@NullMarked
package dev.intrusive.examples.game.level;

import org.jspecify.annotations.NullMarked;
