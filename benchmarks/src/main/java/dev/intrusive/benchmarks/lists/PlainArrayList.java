package dev.intrusive.benchmarks.lists;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the array layout as one writes it by hand for one class: a circular array with holes,
 * and elements that know their index, from which the mask gives the slot. It has a size, counts
 * modifications as {@link java.util.ArrayList} does, and checks which list holds an element,
 * because generated lists promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated lists do
final class PlainArrayList extends PlainList<PlainArrayParticle> {

  private @Nullable PlainArrayParticle[] slots = new PlainArrayParticle[16];
  private int head;
  private int tail;
  private int size;
  private int modifications;

  private @Nullable PlainArrayParticle at(int index) {
    return slots[index & (slots.length - 1)];
  }

  @Override
  @Nullable PlainArrayParticle peekFirst() {
    return at(head);
  }

  @Override
  @Nullable PlainArrayParticle pollFirst() {
    PlainArrayParticle element = at(head);
    if (element != null) {
      detach(element);
      element.list = null;
    }
    return element;
  }

  @Override
  void addLast(PlainArrayParticle element) {
    if (element.list != null) {
      throw new IllegalStateException("already linked");
    }
    element.list = this;
    append(element);
  }

  @Override
  boolean contains(@Nullable Object object) {
    return object instanceof PlainArrayParticle element
        && element.list == this
        && at(element.index) == element;
  }

  @Override
  boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainArrayParticle element) || !contains(element)) {
      return false;
    }
    detach(element);
    element.list = null;
    return true;
  }

  @Override
  void moveToLast(PlainArrayParticle element) {
    if (!contains(element)) {
      if (element.list != null && !element.list.remove(element)) {
        throw new IllegalStateException("a copy");
      }
      addLast(element);
    } else if (element.index + 1 != tail) {
      detach(element);
      append(element);
    }
  }

  @Override
  @Nullable PlainArrayParticle next(PlainArrayParticle element) {
    if (!contains(element)) {
      throw new IllegalArgumentException("not in this list");
    }
    for (int index = element.index + 1; index != tail; index++) {
      PlainArrayParticle next = at(index);
      if (next != null) {
        return next;
      }
    }
    return null;
  }

  /** Allows the action to remove the element that it is given. */
  @Override
  public void forEach(Consumer<? super PlainArrayParticle> action) {
    for (int index = head; index - tail < 0; index++) {
      PlainArrayParticle element = at(index);
      if (element != null) {
        action.accept(element);
      }
    }
  }

  private void append(PlainArrayParticle element) {
    if (tail - head == slots.length) {
      makeRoom();
    }
    slots[tail & (slots.length - 1)] = element;
    element.index = tail++;
    size++;
    modifications++;
  }

  /** Leaves a hole, unless the element is the first or the last one. */
  private void detach(PlainArrayParticle element) {
    slots[element.index & (slots.length - 1)] = null;
    size--;
    modifications++;
    while (head != tail && at(head) == null) {
      head++;
    }
    while (head != tail && at(tail - 1) == null) {
      tail--;
    }
  }

  /** Closes holes if there are many, and doubles the array otherwise. */
  private void makeRoom() {
    @Nullable PlainArrayParticle[] before = slots;
    if (size > before.length >> 1) {
      slots = new PlainArrayParticle[2 * before.length];
    }
    int end = head;
    for (int index = head; index != tail; index++) {
      PlainArrayParticle element = before[index & (before.length - 1)];
      if (element != null) {
        before[index & (before.length - 1)] = null;
        slots[end & (slots.length - 1)] = element;
        element.index = end++;
      }
    }
    tail = end;
  }
}
