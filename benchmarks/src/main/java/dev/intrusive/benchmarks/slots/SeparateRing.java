package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** An array for each number; a sentinel for each list. */
public class SeparateRing extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new RingList(elements, new SeparateLinks(elements.length + 1), 0);
  }
}
