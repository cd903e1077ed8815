@NullMarked
package dev.intrusive.records.exchange;

import org.jspecify.annotations.NullMarked;
