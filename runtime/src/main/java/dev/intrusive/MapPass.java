package dev.intrusive;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: a pass over a map, which does not visit what is added while it runs.
 * Otherwise an action that takes elements out and adds them again could meet them again and again.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public final class MapPass<E> {

  /** The pass of the same thread that was running when this one began, or null. */
  final @Nullable MapPass<E> outer;

  /** What was added and is here; null as long as nothing was. */
  private @Nullable Set<E> added;

  MapPass(@Nullable MapPass<E> outer) {
    this.outer = outer;
  }

  /**
   * Returns whether an element is to be visited.
   *
   * @param element an element of the map
   * @return false if it was added while this pass ran
   */
  public boolean visits(E element) {
    Set<E> found = added;
    return found == null || !found.contains(element);
  }

  void add(E element) {
    if (added == null) {
      added = Collections.newSetFromMap(new IdentityHashMap<>());
    }
    added.add(element);
  }

  void remove(E element) {
    if (added != null) {
      added.remove(element);
    }
  }
}
