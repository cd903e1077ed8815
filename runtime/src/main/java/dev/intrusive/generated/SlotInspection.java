package dev.intrusive.generated;

import dev.intrusive.internal.Naming;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Validates an indexed list that may be corrupt. */
final class SlotInspection {

  private SlotInspection() {}

  /**
   * Returns what is broken if there are not as many slots of the list from first to last as it has
   * elements, or null.
   */
  static @Nullable String findDefect(IndexedList<?> list, IndexedLinks links, int size) {
    int position = 0;
    int previous = IndexedLinks.END;
    int slot = list.firstSlot();
    while (slot != IndexedLinks.END) {
      String defect =
          position == size
              ? "there are more elements than the size, " + size
              : findDefect(list, links, slot, previous);
      if (defect != null) {
        return ("at position " + position + ", element " + nameOf(links, slot) + ": " + defect);
      }
      previous = slot;
      slot = list.nextOrFirst(slot);
      position++;
    }
    if (list.lastSlot() != previous) {
      return ("its last element is "
          + nameOf(links, list.lastSlot())
          + " but going forwards ends at "
          + nameOf(links, previous));
    }
    return null;
  }

  /** What is broken at a slot that should come after another, or null. */
  private static <E> @Nullable String findDefect(
      IndexedList<E> list, IndexedLinks links, int slot, int previous) {
    if (!links.hasSlot(slot)) {
      return "there is no such slot";
    }
    Collection<?> found = links.findOwnerAt(slot);
    if (found != list) {
      return "it is linked in " + (found == null ? "no list" : ((IndexedList<?>) found).name());
    }
    int before = list.previousOrLast(slot);
    if (before != previous) {
      return "its previous element is "
          + nameOf(links, before)
          + " instead of "
          + nameOf(links, previous);
    }
    int said = list.slotOf(list.object(slot));
    return said == slot ? null : "its slot field is " + said;
  }

  private static String nameOf(IndexedLinks links, int slot) {
    if (slot == IndexedLinks.END) {
      return "none";
    }
    String place = "slot " + slot;
    return links.hasSlot(slot) ? Naming.nameOf(links.objects[slot]) + " in " + place : place;
  }
}
