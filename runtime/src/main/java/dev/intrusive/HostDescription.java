package dev.intrusive;

import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: builds the text that names the lists, heaps and maps that an object is in.
 *
 * <p>It names the object by class and identity and, as messages do, by its {@code toString}, unless
 * that calls for the description. It names lists, heaps and maps by class and identity.
 *
 * @since 0.1.0
 */
public final class HostDescription {

  private final StringBuilder text = new StringBuilder();
  private final boolean hasPool;
  private String separator = "[";

  /**
   * Starts a description.
   *
   * @param host the object
   */
  public HostDescription(Object host) {
    this(host, true);
  }

  /** Starts a description of an object whose pool may not be known. */
  HostDescription(Object host, boolean hasPool) {
    this.hasPool = hasPool;
    String identity = Misuse.identify(host);
    String name = Misuse.nameOf(host);
    text.append(identity);
    if (!name.endsWith(identity)) { // as the toString of Object does
      text.append(' ').append(name);
    }
  }

  /**
   * Adds one list.
   *
   * @param name the list name
   * @param list the list of that name that the object is in, or null
   * @return this description
   */
  public HostDescription list(String name, @Nullable IntrusiveList<?> list) {
    return add(name, list);
  }

  /**
   * Adds one list that is looked up in a pool, which may be the wrong one.
   *
   * @param name the list name
   * @param lookUp returns the list of that name that the object is in, or null, or fails with an
   *     {@link IllegalArgumentException} that names the pool of the object
   * @return this description
   */
  public HostDescription list(String name, Supplier<? extends @Nullable IntrusiveList<?>> lookUp) {
    return addFound(name, lookUp);
  }

  /**
   * Adds one heap.
   *
   * @param name the heap name
   * @param heap the heap of that name that the object is in, or null
   * @return this description
   */
  public HostDescription heap(String name, @Nullable IntrusiveHeap<?> heap) {
    return add(name, heap);
  }

  /**
   * Adds one heap that is looked up in a pool, which may be the wrong one.
   *
   * @param name the heap name
   * @param lookUp returns the heap of that name that the object is in, or null, or fails with an
   *     {@link IllegalArgumentException} that names the pool of the object
   * @return this description
   */
  public HostDescription heap(String name, Supplier<? extends @Nullable IntrusiveHeap<?>> lookUp) {
    return addFound(name, lookUp);
  }

  /**
   * Adds one map.
   *
   * @param name the map name
   * @param map the map of that name that the object is in, or null
   * @return this description
   */
  public HostDescription map(String name, @Nullable IntrusiveMap<?> map) {
    return add(name, map);
  }

  /**
   * Adds one map that is looked up in a pool, which may be the wrong one.
   *
   * @param name the map name
   * @param lookUp returns the map of that name that the object is in, or null, or fails with an
   *     {@link IllegalArgumentException} that names the pool of the object
   * @return this description
   */
  public HostDescription map(String name, Supplier<? extends @Nullable IntrusiveMap<?>> lookUp) {
    return addFound(name, lookUp);
  }

  private HostDescription add(String name, @Nullable Collection<?> holder) {
    return holder == null
        ? addText(name, "not linked")
        : addText(name, "in " + Misuse.identify(holder) + " of size " + holder.size());
  }

  private HostDescription addFound(
      String name, Supplier<? extends @Nullable Collection<?>> lookUp) {
    if (!hasPool) {
      return addText(name, "only known with the pool");
    }
    Collection<?> holder;
    try {
      holder = lookUp.get();
    } catch (IllegalArgumentException otherPool) {
      return addText(name, String.valueOf(otherPool.getMessage()));
    }
    return add(name, holder);
  }

  private HostDescription addText(String name, String found) {
    text.append(separator).append(name).append(": ").append(found);
    separator = ", ";
    return this;
  }

  /** Returns the description, such as {@code Orc@1b28cdfa Grom[mainList: not linked]}. */
  @Override
  public String toString() {
    return text + "]";
  }
}
