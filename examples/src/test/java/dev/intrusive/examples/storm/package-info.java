@NullMarked
package dev.intrusive.examples.storm;

import org.jspecify.annotations.NullMarked;
