package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** Neighbours in one array, with an unused number; the ends are in the list. */
public class Padded extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new OpenList(elements, new PaddedLinks(elements.length), 0);
  }
}
