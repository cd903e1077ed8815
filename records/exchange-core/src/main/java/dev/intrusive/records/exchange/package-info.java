/**
 * An order book on generated structures that can take the place of the books of exchange-core, and
 * the programs that compare them: command by command, and by time.
 */
@NullMarked
package dev.intrusive.records.exchange;

import org.jspecify.annotations.NullMarked;
