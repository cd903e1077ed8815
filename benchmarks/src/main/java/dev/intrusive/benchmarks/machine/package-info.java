/** What the machine itself takes, without any list. */
@NullMarked
package dev.intrusive.benchmarks.machine;

import org.jspecify.annotations.NullMarked;
