package dev.intrusive;

/** Checks the slots of an indexed list, of which nothing is taken for granted. */
final class IndexedWalk {

  private IndexedWalk() {}

  /** Makes sure that a walk forwards meets as many slots of the list as it has elements. */
  static <E> void check(IndexedList<E> list, IndexedLinks links, int size) {
    int position = 0;
    int previous = IndexedLinks.END;
    int slot = list.firstSlot();
    while (slot != IndexedLinks.END) {
      if (position == size) {
        throw broken(list, position, slot, "there are more elements than the size, " + size);
      }
      if (slot < 0 || slot >= links.objects.length) {
        throw broken(list, position, slot, "there is no such slot");
      }
      if (links.listAt(slot) != list) {
        throw broken(
            list, position, slot, "it is linked in " + Misuse.nameOf((Object) links.listAt(slot)));
      }
      if (list.slotBefore(slot) != previous) {
        throw broken(
            list,
            position,
            slot,
            "the slot before it is " + list.slotBefore(slot) + " instead of " + previous);
      }
      checkElement(list, position, slot);
      previous = slot;
      slot = list.slotBehind(slot);
      position++;
    }
    if (list.lastSlot() != previous) {
      throw broken(list, position, previous, "the last slot is said to be " + list.lastSlot());
    }
  }

  private static <E> void checkElement(IndexedList<E> list, int position, int slot) {
    E element = list.object(slot);
    if (list.slotOf(element) != slot) {
      throw broken(
          list,
          position,
          slot,
          "its object " + Misuse.nameOf(element) + " says that it is in " + list.slotOf(element));
    }
  }

  private static IllegalStateException broken(
      IndexedList<?> list, int position, int slot, String what) {
    return Misuse.broken(list, "at position " + position + ", slot " + slot + ": " + what);
  }
}
