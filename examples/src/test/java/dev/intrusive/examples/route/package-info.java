@NullMarked
package dev.intrusive.examples.route;

import org.jspecify.annotations.NullMarked;
