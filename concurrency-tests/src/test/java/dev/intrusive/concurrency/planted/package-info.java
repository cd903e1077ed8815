/** Bugs that are planted in copies of the classes under test, to see that they are caught. */
@NullMarked
package dev.intrusive.concurrency.planted;

import org.jspecify.annotations.NullMarked;
