@NullMarked
package dev.intrusive.examples.demo.route;

import org.jspecify.annotations.NullMarked;
