/** What a life of a pooled object costs, in our pools and in others. */
@NullMarked
package dev.intrusive.benchmarks.pools;

import org.jspecify.annotations.NullMarked;
