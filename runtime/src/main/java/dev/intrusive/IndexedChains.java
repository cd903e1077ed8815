package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The chains of all maps of one class over the objects of a pool: for each slot, the slot after it
 * in its chain and the id of its map. The heads of the chains are in the maps.
 */
final class IndexedChains extends SlotLinks {

  /** The slot after each in its chain. */
  final int[] next;

  /** The id of the map of each, or why there is none. */
  final int[] maps;

  private final ListIds<IndexedMap<?>> ids;

  IndexedChains(SlotTable<?> pool, Class<?> mapClass, Object[] objects, boolean isShared) {
    super(pool, mapClass, objects);
    next = new int[objects.length];
    maps = new int[objects.length];
    ids = new ListIds<>(objects.length, isShared);
    Arrays.fill(maps, CLOSED);
  }

  @Override
  void open(int slot) {
    maps[slot] = UNLINKED;
  }

  @Override
  void close(int slot) {
    IndexedMap<?> holder = mapAt(slot);
    if (holder != null) {
      holder.unlinkSlot(slot);
    }
    maps[slot] = CLOSED;
  }

  /** The map that the object in a slot is in, or null. */
  @Nullable IndexedMap<?> mapAt(int slot) {
    int id = maps[slot];
    return id < 0 ? null : ids.list(id);
  }

  /** Gives a map that is about to hold something an id: the one it had last, if it is free. */
  int takeId(IndexedMap<?> map, int last) {
    return ids.take(map, last);
  }

  /** Takes the id back from a map that holds nothing any more. */
  void returnId(int id) {
    ids.giveBack(id);
  }
}
