/**
 * Intrusive lists, heaps and maps: the links live inside the elements.
 *
 * <p>You annotate fields of a class, and the annotation processor generates the structures and a
 * class of static accessors. An element can be in many structures at once. It leaves a list in
 * O(1), and {@code unlinkAll} takes it out of everything. Adding and removing allocate nothing
 * unless an array has to grow.
 *
 * <table class="striped">
 * <caption>What you write, and what you get</caption>
 * <thead>
 * <tr><th scope="col">for a</th><th scope="col">you write</th><th scope="col">and get</th></tr>
 * </thead>
 * <tbody>
 * <tr><th scope="row">list</th><td>{@link dev.intrusive.IntrusiveLink}, in the node layout on a
 * {@link dev.intrusive.Link}</td><td>a subclass of {@link dev.intrusive.IntrusiveList}</td></tr>
 * <tr><th scope="row">heap, a priority queue</th><td>{@link dev.intrusive.HeapLink}, {@link
 * dev.intrusive.IntrusiveKey}</td><td>a subclass of {@link dev.intrusive.IntrusiveHeap}</td></tr>
 * <tr><th scope="row">hash map</th><td>{@link dev.intrusive.MapLink}, {@link
 * dev.intrusive.IntrusiveKey}, {@link dev.intrusive.Hash}</td><td>a subclass of {@link
 * dev.intrusive.IntrusiveMap}</td></tr>
 * <tr><th scope="row">object pool</th><td>{@link dev.intrusive.Pooled}, {@link
 * dev.intrusive.PoolSlot}, {@link dev.intrusive.OnEmplace}, {@link dev.intrusive.OnRelease}</td>
 * <td>a subclass of {@link dev.intrusive.pool.SharedPool} or {@link
 * dev.intrusive.pool.ObjectPool}</td></tr>
 * <tr><th scope="row">list of objects without links</th><td>no annotation</td><td>{@link
 * dev.intrusive.ExternalList}, which returns {@link dev.intrusive.Link}s</td></tr>
 * </tbody>
 * </table>
 *
 * <p>The type of the annotated field selects the <em>layout</em>, which is where the links live: in
 * {@link dev.intrusive.Link} objects (node), in fields of the element (flat), in an array that is
 * the list (array), or in ints beside a pool (indexed). The API is the same. {@link
 * dev.intrusive.Access} narrows the visibility of generated classes; {@link
 * dev.intrusive.DebugMode} finds misuse by threads. The guide is in the folder {@code docs} of the
 * <a href="https://intrusive.dev">project</a>.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException} and no
 * method may be called by two threads at once.
 */
@NullMarked
package dev.intrusive;

import org.jspecify.annotations.NullMarked;
