package dev.intrusive.generated;

import dev.intrusive.internal.Naming;

/** The exceptions of the indexed structures that concern pools and slots. */
final class IndexedMisuse {

  private IndexedMisuse() {}

  static IllegalArgumentException notOfPool(Object element, String target, SlotTable<?> pool) {
    return new IllegalArgumentException(
        Naming.nameOf(element)
            + " cannot be linked into "
            + target
            + " because it is not an object of "
            + pool
            + ": it is of another pool, a shallow copy (clone() or the like), or was made outside"
            + " the pool; only objects that this pool emplaced can be linked there");
  }

  static IllegalArgumentException notOfPool(Object element, SlotTable<?> pool) {
    return new IllegalArgumentException(
        Naming.nameOf(element)
            + " is not an object of "
            + pool
            + ", but of another pool, a shallow copy, or made outside the pool; give the pool that"
            + " emplaced it");
  }

  static IllegalArgumentException otherPool(
      String other, SlotTable<?> poolOfOther, String list, SlotTable<?> pool) {
    return new IllegalArgumentException(
        other
            + " is for objects of the pool "
            + poolOfOther
            + ", and "
            + list
            + " for those of "
            + pool
            + "; elements can move only between lists over one pool");
  }

  static IllegalStateException notLive(Object element, int slot, String target) {
    return new IllegalStateException(
        Naming.nameOf(element)
            + " cannot be linked into "
            + target
            + " because it is not live: the pool's slot "
            + slot
            + " is free; emplace the object first");
  }

  static IllegalArgumentException slotNotHere(int slot, String list) {
    return new IllegalArgumentException(
        "slot "
            + slot
            + " is not in "
            + list
            + "; a slot that names a position must be in the list");
  }
}
