@NullMarked
package dev.intrusive.records.matching.benchmark;

import org.jspecify.annotations.NullMarked;
