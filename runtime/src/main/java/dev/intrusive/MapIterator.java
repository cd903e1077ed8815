package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the elements of a map, chain by chain.
 *
 * <p>As long as nothing joins the map and its table stays the same, an element that is in it has
 * never left and is where it was. So the element that came after the current one is right as long
 * as it stays, and otherwise is found again from the current one.
 */
final class MapIterator<E> implements Iterator<E> {

  private final IntrusiveMap<E> map;
  private final int insertions;
  private final int chains;

  /** The chain of the upcoming element. */
  private int chain;

  /** The chain of the element that was returned last. */
  private int currentChain;

  /** The element after which the iterator stands, null at the start. */
  private @Nullable E current;

  /** The element that came after it when it was last looked at, null at the end. */
  private @Nullable E upcoming;

  private @Nullable E removable;

  MapIterator(IntrusiveMap<E> map) {
    this.map = map;
    map.beginLoop();
    this.insertions = map.insertions;
    this.chains = map.chains();
    this.upcoming = map.headOf(0);
    skipEmptyChains();
  }

  @Override
  public boolean hasNext() {
    // A position that is lost counts as one more element, so that next() can report it.
    return !locate() || upcoming != null;
  }

  @Override
  public E next() {
    map.requireOwnLoop();
    if (!locate()) {
      throw Misuse.changedDuringIteration(map);
    }
    E element = upcoming;
    if (element == null) {
      throw Misuse.exhausted(map);
    }
    current = element;
    currentChain = chain;
    removable = element;
    upcoming = map.nextOf(element);
    skipEmptyChains();
    return element;
  }

  @Override
  public void remove() {
    E element = removable;
    if (element != null && hasLostTrack()) {
      throw Misuse.changedDuringIteration(map);
    }
    if (element == null || map.mapOf(element) != map) {
      throw Misuse.nothingToRemove(map);
    }
    map.remove(element);
    removable = null;
  }

  /** Goes on to the next element if the chain has ended. */
  private void skipEmptyChains() {
    while (upcoming == null && chain + 1 < chains) {
      chain++;
      upcoming = map.headOf(chain);
    }
  }

  private boolean hasLostTrack() {
    return map.insertions != insertions || map.chains() != chains;
  }

  /** Finds the upcoming element after a change, and returns whether that was possible. */
  private boolean locate() {
    if (hasLostTrack()) {
      return false;
    }
    E next = upcoming;
    if (next == null || map.mapOf(next) == map) {
      return true;
    }
    E last = current;
    if (last == null) {
      chain = 0;
      upcoming = map.headOf(0);
    } else if (map.mapOf(last) == map) {
      chain = currentChain;
      upcoming = map.nextOf(last);
    } else if (map.isEmpty()) {
      upcoming = null;
      return true;
    } else {
      return false;
    }
    skipEmptyChains();
    return true;
  }
}
