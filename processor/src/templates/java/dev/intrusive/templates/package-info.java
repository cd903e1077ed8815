/**
 * The texts of which generated lists, heaps and maps are made, as classes that compile and can be
 * tested.
 *
 * <p>Each has all that any host needs: type variables and nullness annotations. The writer reads
 * their members as Google Java Format lays them out, puts the names of a host in place of {@code
 * Element}, {@code Key}, {@code KeyFunction}, {@code Steps}, of the classes of this package and of
 * the fields of elements, and leaves out what the host has no use for, among it the sections
 * between {@code [name]} and {@code [end]} that are for other hosts. Every other name stands for
 * itself.
 */
@NullMarked
package dev.intrusive.templates;

import org.jspecify.annotations.NullMarked;
