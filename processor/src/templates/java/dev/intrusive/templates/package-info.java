/**
 * The texts of which generated lists, heaps, maps, pools and stubs are made, as classes that
 * compile and can be tested.
 *
 * <p>Each has all that any host needs: type variables and nullness annotations. The writer reads
 * their members as Google Java Format lays them out, and puts the names of a host in place of
 * {@code Element}, {@code Owner}, {@code Key}, {@code KeyFunction}, {@code Steps}, of the classes
 * of this package and of the fields of elements. A block comment of one word stands for code. What
 * the host has no use for is left out, among it the sections between {@code [name]} and {@code
 * [end]} that are for other hosts. Every other name stands for itself.
 */
@NullMarked
package dev.intrusive.templates;

import org.jspecify.annotations.NullMarked;
