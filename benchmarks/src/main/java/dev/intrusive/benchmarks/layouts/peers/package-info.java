/** Particles that links of other libraries are in. */
@NullMarked
package dev.intrusive.benchmarks.layouts.peers;

import org.jspecify.annotations.NullMarked;
