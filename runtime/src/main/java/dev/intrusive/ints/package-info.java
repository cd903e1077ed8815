/**
 * Linked lists of ints without objects, {@link dev.intrusive.ints.IntLinkedLists}: for indexes of
 * arrays, slots of pools, rows of tables. A damaged image of such lists is refused with an {@link
 * dev.intrusive.ints.ImageException}.
 *
 * <p>The guide is in the folder {@code docs} of the <a href="https://intrusive.dev">project</a>, in
 * {@code indexed.md}.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException} and no
 * method may be called by two threads at once.
 */
@NullMarked
package dev.intrusive.ints;

import org.jspecify.annotations.NullMarked;
