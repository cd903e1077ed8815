/** Tests of the packaged jars with the tools that users have. */
@NullMarked
package dev.intrusive.integration;

import org.jspecify.annotations.NullMarked;
