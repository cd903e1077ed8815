/** What the processor tells the user: ids, and the problems collected per host. */
@NullMarked
package dev.intrusive.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
