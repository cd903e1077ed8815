package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** Previous and next in one long; the ends are in the list. */
public class Packed extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new OpenList(elements, new PackedLinks(elements.length), 0);
  }
}
