/** What threads do to lists at once. */
@NullMarked
package dev.intrusive.list;

import org.jspecify.annotations.NullMarked;
