package dev.intrusive;

import org.jspecify.annotations.Nullable;

/** Checks the slots of an indexed list, of which nothing is taken for granted. */
final class IndexedWalk {

  private final IndexedList<?> list;
  private final IndexedLinks links;

  private IndexedWalk(IndexedList<?> list, IndexedLinks links) {
    this.list = list;
    this.links = links;
  }

  /** Makes sure that a walk forwards meets as many slots of the list as it has elements. */
  static void check(IndexedList<?> list, IndexedLinks links, int size) {
    new IndexedWalk(list, links).check(size);
  }

  private void check(int size) {
    int position = 0;
    int previous = IndexedLinks.END;
    int slot = list.firstSlot();
    while (slot != IndexedLinks.END) {
      if (position == size) {
        throw broken(position, slot, "there are more elements than the size, " + size);
      }
      String defect = findDefect(slot, previous);
      if (defect != null) {
        throw broken(position, slot, defect);
      }
      previous = slot;
      slot = list.slotBehind(slot);
      position++;
    }
    if (list.lastSlot() != previous) {
      throw Misuse.broken(
          list,
          "its last element is "
              + nameOf(list.lastSlot())
              + " but a walk ends at "
              + nameOf(previous));
    }
  }

  /** What is broken at a slot that should come behind another, or null. */
  private @Nullable String findDefect(int slot, int previous) {
    if (!links.hasSlot(slot)) {
      return "there is no such slot";
    }
    IndexedList<?> holder = links.findListAt(slot);
    if (holder != list) {
      return "it is linked in " + (holder == null ? "no list" : Misuse.nameOf(holder));
    }
    int before = list.slotBefore(slot);
    if (before != previous) {
      return "its previous element is " + nameOf(before) + " instead of " + nameOf(previous);
    }
    int said = slotSaidBy(list, slot);
    return said == slot ? null : "it says that it is in slot " + said;
  }

  private static <E> int slotSaidBy(IndexedList<E> list, int slot) {
    return list.slotOf(list.object(slot));
  }

  private IllegalStateException broken(int position, int slot, String what) {
    return Misuse.broken(
        list, "at position " + position + ", element " + nameOf(slot) + ": " + what);
  }

  private String nameOf(int slot) {
    if (slot == IndexedLinks.END) {
      return "none";
    }
    String place = "slot " + slot;
    return links.hasSlot(slot) ? Misuse.nameOf(links.objects[slot]) + " in " + place : place;
  }
}
