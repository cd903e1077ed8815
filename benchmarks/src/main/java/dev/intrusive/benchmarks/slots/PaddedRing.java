package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** Neighbours in one array, with an unused number; a sentinel for each list. */
public class PaddedRing extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new RingList(elements, new PaddedLinks(elements.length + 1), 0);
  }
}
