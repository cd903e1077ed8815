/** Lists as queues, beside what is written for queues alone. */
@NullMarked
package dev.intrusive.benchmarks.queues;

import org.jspecify.annotations.NullMarked;
