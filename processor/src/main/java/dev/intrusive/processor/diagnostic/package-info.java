/** What is reported to the user: ids, and the problems collected per host. */
@NullMarked
package dev.intrusive.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
