/** Tests of what only the package of the lists can see. */
@NullMarked
package dev.intrusive.generated;

import org.jspecify.annotations.NullMarked;
