package dev.intrusive.benchmarks.slots;

import static dev.intrusive.benchmarks.slots.SlotLinks.NONE;

/** The ends are in the list, so that to link at an end is another case than to link between. */
final class OpenList extends SlotList {

  private int first = NONE;
  private int last = NONE;

  OpenList(Element[] elements, SlotLinks links, int number) {
    super(elements, links, number);
  }

  @Override
  int firstSlot() {
    return first;
  }

  @Override
  int following(int slot) {
    return links.next(slot);
  }

  @Override
  void append(int slot) {
    int before = last;
    links.setBoth(slot, before, NONE);
    last = slot;
    if (before == NONE) {
      first = slot;
    } else {
      links.setNext(before, slot);
    }
  }

  @Override
  void bridge(int slot) {
    int before = links.previous(slot);
    int after = links.next(slot);
    if (before == NONE) {
      first = after;
    } else {
      links.setNext(before, after);
    }
    if (after == NONE) {
      last = before;
    } else {
      links.setPrevious(after, before);
    }
  }
}
