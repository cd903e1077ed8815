/**
 * A bundle that works in the workspace; what it shares with the tests has types of the JDK only.
 */
@NullMarked
package dev.intrusive.integration.eclipse.driver;

import org.jspecify.annotations.NullMarked;
