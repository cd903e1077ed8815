@NullMarked
package dev.intrusive.benchmarks.maps;

import org.jspecify.annotations.NullMarked;
