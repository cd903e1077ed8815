@NullMarked
package dev.intrusive.records.matching;

import org.jspecify.annotations.NullMarked;
