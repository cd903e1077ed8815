package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/**
 * The hand-written baseline of the flat layout: links in the elements, a list with two ends. It has
 * a size, counts modifications as {@link java.util.ArrayList} does, and checks in which list an
 * element is, since generated lists promise as much.
 */
public final class PlainFlatHostChain {

  private @Nullable PlainFlatHost first;
  private @Nullable PlainFlatHost last;
  private int size;
  private int modifications;

  public int size() {
    return size;
  }

  /** How many insertions, removals and moves there were. */
  public int modifications() {
    return modifications;
  }

  public @Nullable PlainFlatHost peekFirst() {
    return first;
  }

  public @Nullable PlainFlatHost pollFirst() {
    PlainFlatHost element = first;
    if (element != null) {
      PlainFlatHost after = element.chainNext;
      modifications++;
      size--;
      join(null, after);
      element.chainNext = null;
      element.chainOwner = null;
    }
    return element;
  }

  public void addLast(PlainFlatHost element) {
    claim(element);
    insertLast(element);
  }

  public boolean contains(@Nullable Object object) {
    if (!(object instanceof PlainFlatHost element)) {
      return false;
    }
    return contains(element);
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainFlatHost element)) {
      return false;
    }
    if (!contains(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  public @Nullable PlainFlatHost next(PlainFlatHost element) {
    if (!contains(element)) {
      throw new IllegalArgumentException("not in this list");
    }
    return element.chainNext;
  }

  @SuppressWarnings("NullAway") // a list that holds something has a last element
  public void moveToLast(PlainFlatHost element) {
    if (!contains(element)) {
      seize(element);
      insertLast(element);
      return;
    }
    PlainFlatHost before = element.chainPrev;
    PlainFlatHost after = element.chainNext;
    if (after != null) {
      modifications++;
      PlainFlatHost end = last;
      join(before, after);
      element.chainPrev = end;
      element.chainNext = null;
      end.chainNext = element;
      last = element;
    }
  }

  private void claim(PlainFlatHost element) {
    if (element.chainOwner != null) {
      throw new IllegalStateException("already linked");
    }
  }

  private void seize(PlainFlatHost element) {
    PlainFlatHostChain holder = element.chainOwner;
    if (holder != null) {
      if (!holder.contains(element)) {
        throw new IllegalStateException("a copy");
      }
      holder.detach(element);
    }
  }

  private boolean contains(PlainFlatHost element) {
    if (element.chainOwner != this) {
      return false;
    }
    PlainFlatHost before = element.chainPrev;
    return (before == null ? first : before.chainNext) == element;
  }

  private void insertLast(PlainFlatHost element) {
    PlainFlatHost before = last;
    element.chainOwner = this;
    last = element;
    if (before == null) {
      first = element;
    } else {
      element.chainPrev = before;
      before.chainNext = element;
    }
    modifications++;
    size++;
  }

  private void detach(PlainFlatHost element) {
    PlainFlatHost before = element.chainPrev;
    PlainFlatHost after = element.chainNext;
    modifications++;
    size--;
    join(before, after);
    element.chainPrev = null;
    element.chainNext = null;
    element.chainOwner = null;
  }

  private void join(@Nullable PlainFlatHost before, @Nullable PlainFlatHost after) {
    if (before == null) {
      first = after;
    } else {
      before.chainNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.chainPrev = before;
    }
  }
}
