/**
 * The shortest way through a landscape, by A* with a heap whose elements are put in order again.
 */
@NullMarked
package dev.intrusive.examples.demo.route;

import org.jspecify.annotations.NullMarked;
