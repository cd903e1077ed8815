/** Tests of what the public API and its Javadoc contain. */
@NullMarked
package dev.intrusive.integration.api;

import org.jspecify.annotations.NullMarked;
