/** Code whose author takes no warning. */
@NullMarked
package strict;

import org.jspecify.annotations.NullMarked;
