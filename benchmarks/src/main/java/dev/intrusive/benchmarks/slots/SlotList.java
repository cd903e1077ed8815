package dev.intrusive.benchmarks.slots;

import static dev.intrusive.benchmarks.slots.SlotLinks.NONE;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.function.Consumer;

/**
 * A list of a candidate layout. Size, arrivals and checks are those of the runtime's indexed lists;
 * only the frequent operations exist.
 */
abstract class SlotList {

  /** An element. */
  static final class Element extends Particle {
    final int slot;

    Element(int slot) {
      this.slot = slot;
    }
  }

  final SlotLinks links;
  final int number;
  private final Element[] elements;
  private int size;
  private int arrivals;

  /**
   * Creates an empty list.
   *
   * @param elements the elements by slot
   * @param links their links
   * @param number the number of this list
   */
  SlotList(Element[] elements, SlotLinks links, int number) {
    this.elements = elements;
    this.links = links;
    this.number = number;
  }

  abstract int firstSlot();

  /** The slot behind one of this list, or none. */
  abstract int following(int slot);

  abstract void append(int slot);

  /** Makes the slots around one neighbours. */
  abstract void bridge(int slot);

  final int size() {
    return size;
  }

  final int arrivals() {
    return arrivals;
  }

  final Element elementOf(int slot) {
    return elements[slot];
  }

  final void addLast(Element element) {
    int slot = element.slot;
    if (!isMember(element, slot) || links.list(slot) != NONE) {
      throw new IllegalStateException("already linked, or no element");
    }
    arrive(slot);
  }

  final boolean remove(Element element) {
    int slot = element.slot;
    if (!isMember(element, slot) || links.list(slot) != number) {
      return false;
    }
    depart(slot);
    return true;
  }

  /** Moves an element that is in this list, or in none. */
  final void moveToLast(Element element) {
    int slot = element.slot;
    if (!isMember(element, slot)) {
      throw new IllegalStateException("no element");
    }
    int holder = links.list(slot);
    if (holder == number) {
      depart(slot);
    } else if (holder != NONE) {
      throw new IllegalStateException("in another list");
    }
    arrive(slot);
  }

  final int nextSlot(int slot) {
    if (slot < 0 || slot >= elements.length || links.list(slot) != number) {
      throw new IllegalArgumentException("not in this list");
    }
    return following(slot);
  }

  final void forEach(Consumer<? super Element> action) {
    int mark = arrivals;
    for (int slot = firstSlot(); slot != NONE; slot = following(slot)) {
      action.accept(elements[slot]);
      if (arrivals != mark) {
        throw new IllegalStateException("changed");
      }
    }
  }

  private boolean isMember(Element element, int slot) {
    return slot >= 0 && slot < elements.length && elements[slot] == element;
  }

  private void arrive(int slot) {
    append(slot);
    links.setList(slot, number);
    size++;
    arrivals++;
  }

  private void depart(int slot) {
    size--;
    bridge(slot);
    links.setList(slot, NONE);
  }
}
