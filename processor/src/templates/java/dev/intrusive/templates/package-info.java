/**
 * The texts of which generated lists, heaps and maps are made, as classes that compile and can be
 * tested.
 *
 * <p>Each has all that any host needs: type variables and nullness annotations. The writer puts the
 * names of a host in their place, and leaves out what the host has no use for, among it the parts
 * between {@code [name]} and {@code [end]} that are for other hosts. It knows {@code Element}, its
 * fields, the classes of this package with their name {@code "elements"}, and {@code Steps}; for
 * maps also {@code Key}, {@code KeyFunction} and what hashes a key; for heaps how two elements are
 * compared. Every other name stands for itself.
 */
@NullMarked
package dev.intrusive.templates;

import org.jspecify.annotations.NullMarked;
