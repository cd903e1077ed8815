@NullMarked
package dev.intrusive.examples.cache;

import org.jspecify.annotations.NullMarked;
