package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;

/** Neighbours in one array; the ends are in the list. */
public class Dense extends SlotOperations {

  @Override
  SlotList newList(Element[] elements) {
    return new OpenList(elements, new DenseLinks(elements.length), 0);
  }
}
