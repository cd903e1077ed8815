@NullMarked
package dev.intrusive.examples.demo.cache;

import org.jspecify.annotations.NullMarked;
