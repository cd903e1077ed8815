package dev.intrusive;

/** The exceptions of the indexed lists that concern pools and slots. */
final class IndexedMisuse {

  private IndexedMisuse() {}

  static IllegalArgumentException otherPool(
      Object element, int slot, TrackedCollection<?> target, SlotTable<?> pool, SlotTable<?> home) {
    return new IllegalArgumentException(
        Misuse.nameOf(element)
            + " cannot be linked into "
            + Misuse.nameOf(target)
            + " because it is the object in slot "
            + slot
            + " of another pool, "
            + home
            + "; only objects of "
            + pool
            + " can be linked there");
  }

  static IllegalArgumentException otherPool(
      Object element, int slot, SlotTable<?> pool, SlotTable<?> home) {
    return new IllegalArgumentException(
        Misuse.nameOf(element)
            + " is the object in slot "
            + slot
            + " of another pool, "
            + home
            + ", than the one that was given, "
            + pool
            + "; give the pool that the object is of");
  }

  static IllegalArgumentException otherPool(
      IntrusiveList<?> other, SlotTable<?> poolOfOther, IntrusiveList<?> list, SlotTable<?> pool) {
    return new IllegalArgumentException(
        Misuse.nameOf(other)
            + " is for objects of the pool "
            + poolOfOther
            + ", and "
            + Misuse.nameOf(list)
            + " for those of "
            + pool
            + "; elements can change only between lists over one pool");
  }

  static IllegalStateException notLive(Object element, int slot, TrackedCollection<?> target) {
    return new IllegalStateException(
        Misuse.nameOf(element)
            + " cannot be linked into "
            + Misuse.nameOf(target)
            + " because it is not live: the pool's slot "
            + slot
            + " is free; emplace the object first");
  }

  static IllegalStateException notPooled(
      Object element, int slot, TrackedCollection<?> target, SlotTable<?> pool) {
    return new IllegalStateException(
        Misuse.nameOf(element)
            + " cannot be linked into "
            + Misuse.nameOf(target)
            + " because it is not the object in slot "
            + slot
            + " of "
            + pool
            + ": it is a shallow copy (clone() or the like) or was made outside the pool; only an"
            + " object that the pool emplaced can be linked");
  }

  static IllegalArgumentException slotNotHere(int slot, IntrusiveList<?> list) {
    return new IllegalArgumentException(
        "slot "
            + slot
            + " is not in "
            + Misuse.nameOf(list)
            + "; a slot that names a position must be in the list");
  }

  static IllegalArgumentException noLinks(Class<?> structureClass, SlotTable<?> pool) {
    return new IllegalArgumentException(
        pool
            + " has no links for "
            + structureClass.getName()
            + "; give it the pool that was generated for its elements");
  }
}
