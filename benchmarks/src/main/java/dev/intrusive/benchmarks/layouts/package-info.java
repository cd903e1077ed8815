/** The layouts compared with each other and with collections that keep an order. */
@NullMarked
package dev.intrusive.benchmarks.layouts;

import org.jspecify.annotations.NullMarked;
