/** What maps promise, tested on generated classes of each layout and kind of key. */
@NullMarked
package dev.intrusive.behaviour.map;

import org.jspecify.annotations.NullMarked;
