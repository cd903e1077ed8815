@NullMarked
package dev.intrusive.examples.small;

import org.jspecify.annotations.NullMarked;
