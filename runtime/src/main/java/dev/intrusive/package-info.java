/**
 * Intrusive lists, heaps and maps: the links live inside the elements.
 *
 * <p>A user annotates fields of a class; the annotation processor generates the structures and one
 * class of static accessors. An element can be in many structures at once and leaves any of them
 * without a search. Insertion and removal allocate nothing.
 *
 * <table class="striped">
 * <caption>The structures</caption>
 * <thead>
 * <tr><th scope="col">structure</th><th scope="col">base class</th><th scope="col">annotation</th></tr>
 * </thead>
 * <tbody>
 * <tr><th scope="row">list</th><td>{@link dev.intrusive.IntrusiveList}</td>
 * <td>{@link dev.intrusive.IntrusiveLink}</td></tr>
 * <tr><th scope="row">heap, a priority queue</th><td>{@link dev.intrusive.IntrusiveHeap}</td>
 * <td>{@link dev.intrusive.HeapLink}, {@link dev.intrusive.IntrusiveKey}</td></tr>
 * <tr><th scope="row">hash map</th><td>{@link dev.intrusive.IntrusiveMap}</td>
 * <td>{@link dev.intrusive.MapLink}, {@link dev.intrusive.IntrusiveKey}, {@link
 * dev.intrusive.Hash}</td></tr>
 * <tr><th scope="row">list of any objects</th><td>{@link dev.intrusive.ExternalList}</td>
 * <td>none</td></tr>
 * <tr><th scope="row">object pool</th><td>{@link dev.intrusive.pool.SharedPool}, {@link
 * dev.intrusive.pool.ObjectPool}</td>
 * <td>{@link dev.intrusive.Pooled}, {@link dev.intrusive.PoolSlot}, {@link
 * dev.intrusive.OnEmplace}, {@link dev.intrusive.OnRelease}</td></tr>
 * </tbody>
 * </table>
 *
 * <p>Where the links live is the <em>layout</em>. In the node layout they are {@link
 * dev.intrusive.Link} objects, in the flat layout fields of the element. In the array layout the
 * list is an array. In the indexed layout they are ints beside a pool. The API of the generated
 * structures is the same. {@link dev.intrusive.Access} narrows the visibility of what is generated;
 * {@link dev.intrusive.DebugMode} finds misuse by threads. The other types are for generated code.
 * The guide, with examples and one table of all operations, is in the folder {@code docs} of the <a
 * href="https://intrusive.dev">project</a>.
 *
 * <p>Unless stated otherwise, a null argument is a {@link java.lang.NullPointerException} and no
 * method may be called by two threads at once.
 */
@NullMarked
package dev.intrusive;

import org.jspecify.annotations.NullMarked;
