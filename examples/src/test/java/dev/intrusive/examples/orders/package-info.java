@NullMarked
package dev.intrusive.examples.orders;

import org.jspecify.annotations.NullMarked;
