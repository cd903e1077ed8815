/** Tests of the code and the links in the documentation. */
@NullMarked
package dev.intrusive.integration.docs;

import org.jspecify.annotations.NullMarked;
