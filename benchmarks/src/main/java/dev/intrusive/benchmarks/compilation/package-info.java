/** What the processor costs a build. */
@NullMarked
package dev.intrusive.benchmarks.compilation;

import org.jspecify.annotations.NullMarked;
