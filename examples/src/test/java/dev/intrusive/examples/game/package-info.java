@NullMarked
package dev.intrusive.examples.game;

import org.jspecify.annotations.NullMarked;
