package dev.intrusive.benchmarks.lists;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the flat layout as one writes it by hand for one class: links in the elements, a list
 * with two ends. It has a size, counts modifications as {@link java.util.ArrayList} does, and
 * checks which list holds an element, because generated lists promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated lists do
final class PlainFlatList extends PlainList<PlainFlatParticle> {

  private @Nullable PlainFlatParticle first;
  private @Nullable PlainFlatParticle last;
  private int size;
  private int modifications;

  @Override
  @Nullable PlainFlatParticle peekFirst() {
    return first;
  }

  @Override
  @Nullable PlainFlatParticle pollFirst() {
    PlainFlatParticle element = first;
    if (element != null) {
      PlainFlatParticle after = element.next;
      modifications++;
      size--;
      join(null, after);
      element.next = null;
      element.list = null;
    }
    return element;
  }

  @Override
  void addLast(PlainFlatParticle element) {
    claim(element);
    insertLast(element);
  }

  @Override
  boolean contains(@Nullable Object object) {
    return object instanceof PlainFlatParticle element && contains(element);
  }

  @Override
  boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainFlatParticle element) || !contains(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  @Nullable PlainFlatParticle next(PlainFlatParticle element) {
    if (!contains(element)) {
      throw new IllegalArgumentException("not in this list");
    }
    return element.next;
  }

  @SuppressWarnings("NullAway") // a list that holds something has a last element
  @Override
  void moveToLast(PlainFlatParticle element) {
    if (!contains(element)) {
      seize(element);
      insertLast(element);
      return;
    }
    PlainFlatParticle before = element.previous;
    PlainFlatParticle after = element.next;
    if (after != null) {
      modifications++;
      PlainFlatParticle end = last;
      join(before, after);
      element.previous = end;
      element.next = null;
      end.next = element;
      last = element;
    }
  }

  /** Allows the action to remove the element that it is given. */
  @Override
  public void forEach(Consumer<? super PlainFlatParticle> action) {
    PlainFlatParticle following;
    for (PlainFlatParticle element = first; element != null; element = following) {
      following = element.next;
      action.accept(element);
    }
  }

  private void claim(PlainFlatParticle element) {
    if (element.list != null) {
      throw new IllegalStateException("already linked");
    }
  }

  private void seize(PlainFlatParticle element) {
    PlainFlatList holder = element.list;
    if (holder != null) {
      if (!holder.contains(element)) {
        throw new IllegalStateException("a copy");
      }
      holder.detach(element);
    }
  }

  private boolean contains(PlainFlatParticle element) {
    if (element.list != this) {
      return false;
    }
    PlainFlatParticle before = element.previous;
    return (before == null ? first : before.next) == element;
  }

  private void insertLast(PlainFlatParticle element) {
    PlainFlatParticle before = last;
    element.list = this;
    last = element;
    if (before == null) {
      first = element;
    } else {
      element.previous = before;
      before.next = element;
    }
    modifications++;
    size++;
  }

  private void detach(PlainFlatParticle element) {
    PlainFlatParticle before = element.previous;
    PlainFlatParticle after = element.next;
    modifications++;
    size--;
    join(before, after);
    element.previous = null;
    element.next = null;
    element.list = null;
  }

  private void join(@Nullable PlainFlatParticle before, @Nullable PlainFlatParticle after) {
    if (before == null) {
      first = after;
    } else {
      before.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.previous = before;
    }
  }
}
