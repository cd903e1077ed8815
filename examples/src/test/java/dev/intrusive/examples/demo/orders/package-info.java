@NullMarked
package dev.intrusive.examples.demo.orders;

import org.jspecify.annotations.NullMarked;
