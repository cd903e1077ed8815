/** Eclipse's workspace without its windows, with which Visual Studio Code works, too. */
@NullMarked
package dev.intrusive.integration.eclipse;

import org.jspecify.annotations.NullMarked;
