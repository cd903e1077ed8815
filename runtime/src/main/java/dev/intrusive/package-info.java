/**
 * Intrusive lists: the links live inside the elements.
 *
 * <p>A user annotates fields of a class with {@link dev.intrusive.IntrusiveLink}; the annotation
 * processor generates a final subclass of {@link dev.intrusive.IntrusiveList} per list name and one
 * class of static link accessors. An element can be in many lists at once, leaves any of them in
 * O(1) without a search, and joining or leaving allocates nothing.
 *
 * <p>Where the links live is the <em>layout</em>: {@link dev.intrusive.NodeList} keeps them in
 * {@link dev.intrusive.Link} objects, {@link dev.intrusive.FlatList} in fields of the element
 * itself. The API of the generated lists is the same.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException} and no
 * method may be called by two threads at once.
 */
@NullMarked
package dev.intrusive;

import org.jspecify.annotations.NullMarked;
