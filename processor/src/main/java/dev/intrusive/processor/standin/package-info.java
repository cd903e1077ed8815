/** What stands in for the generated classes of hosts with errors. */
@NullMarked
package dev.intrusive.processor.standin;

import org.jspecify.annotations.NullMarked;
