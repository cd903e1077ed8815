/** The engines that are compared, behind one interface. */
@NullMarked
package dev.intrusive.records.matching.rivals;

import org.jspecify.annotations.NullMarked;
