package dev.intrusive.benchmarks.splice;

import org.jspecify.annotations.Nullable;

/**
 * A list of a candidate design: what an element stores to know its list. Links, size and checks of
 * ownership are those of the runtime's lists; only the frequent operations exist.
 *
 * @param <N> the type of the elements
 */
public abstract class CandidateList<N extends CandidateList.Links<N>> {

  private @Nullable N first;
  private @Nullable N last;
  private int size;

  /** The links of an element. */
  abstract static class Links<N> {
    @Nullable N previous;
    @Nullable N next;
  }

  /** Creates an empty list of the same design. */
  abstract CandidateList<N> newList();

  /** Creates an element that is in no list. */
  abstract N newElement();

  /** Whether an element is in this list. */
  abstract boolean contains(N element);

  /** The list that an element is in. */
  abstract @Nullable CandidateList<N> holderOf(N element);

  /** Makes an element know that it is in this list, or that it is in none. */
  abstract void setHere(N element, boolean isHere);

  /** Makes all elements of another list know that they are in this list. */
  abstract void adoptAll(CandidateList<N> source);

  final int size() {
    return size;
  }

  final @Nullable N peekFirst() {
    return first;
  }

  final @Nullable N pollFirst() {
    N element = first;
    if (element != null) {
      detach(element);
    }
    return element;
  }

  final void addLast(N element) {
    if (holderOf(element) != null) {
      throw new IllegalStateException("already linked");
    }
    append(element);
  }

  final boolean remove(N element) {
    if (!contains(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  final void moveToLast(N element) {
    CandidateList<N> holder = holderOf(element);
    if (holder != null) {
      holder.detach(element);
    }
    append(element);
  }

  final @Nullable N next(N element) {
    if (!contains(element)) {
      throw new IllegalArgumentException("not in this list");
    }
    return element.next;
  }

  /** Moves all elements of another list to the end of this one. */
  final void spliceLast(CandidateList<N> source) {
    N from = source.first;
    N to = source.last;
    if (source == this || from == null || to == null) {
      return;
    }
    adoptAll(source);
    join(last, from);
    last = to;
    size += source.size;
    source.first = null;
    source.last = null;
    source.size = 0;
  }

  private void append(N element) {
    setHere(element, true);
    join(last, element);
    join(element, null);
    size++;
  }

  private void detach(N element) {
    size--;
    join(element.previous, element.next);
    element.previous = null;
    element.next = null;
    setHere(element, false);
  }

  private void join(@Nullable N before, @Nullable N after) {
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
