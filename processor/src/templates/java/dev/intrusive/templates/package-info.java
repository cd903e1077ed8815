/**
 * The texts of which generated lists are made, as classes that compile and can be tested.
 *
 * <p>Each has all that any host needs: type variables and nullness annotations. The writer of lists
 * puts the names of a host in their place, and leaves out what the host has no use for. It knows
 * {@code Element}, its fields, the list classes with their name {@code "elements"}, and {@code
 * Steps}; for maps also {@code Key}, {@code KeyFunction} and what hashes a key; every other name
 * stands for itself.
 */
@NullMarked
package dev.intrusive.templates;

import org.jspecify.annotations.NullMarked;
