package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** An array for each number; the ends are in the list. */
public class Separate extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new OpenList(elements, new SeparateLinks(elements.length), 0);
  }
}
