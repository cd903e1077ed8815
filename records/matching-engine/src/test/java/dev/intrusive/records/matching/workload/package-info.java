@NullMarked
package dev.intrusive.records.matching.workload;

import org.jspecify.annotations.NullMarked;
