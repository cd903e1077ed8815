package dev.intrusive.benchmarks.slots;

import static dev.intrusive.benchmarks.slots.SlotLinks.NONE;

/**
 * A sentinel, whose slot is behind those of the elements, is before the first and behind the last.
 */
final class RingList extends SlotList {

  private final int sentinel;

  RingList(Element[] elements, SlotLinks links, int number) {
    super(elements, links, number);
    sentinel = elements.length + number;
    links.setBoth(sentinel, sentinel, sentinel);
  }

  @Override
  int firstSlot() {
    return following(sentinel);
  }

  @Override
  int following(int slot) {
    int next = links.next(slot);
    return next == sentinel ? NONE : next;
  }

  @Override
  void append(int slot) {
    int before = links.previous(sentinel);
    links.setBoth(slot, before, sentinel);
    links.setNext(before, slot);
    links.setPrevious(sentinel, slot);
  }

  @Override
  void bridge(int slot) {
    int before = links.previous(slot);
    int after = links.next(slot);
    links.setNext(before, after);
    links.setPrevious(after, before);
  }
}
