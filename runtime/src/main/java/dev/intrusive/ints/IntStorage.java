package dev.intrusive.ints;

/**
 * Where the ints of lists are: the rings, by index its list, and by list its size.
 *
 * <p>The nodes of the rings are the indexes and, after them, a sentinel for each list.
 */
abstract class IntStorage extends IntRing {

  /** How many indexes there are. */
  abstract int capacity();

  /** How many lists there are. */
  abstract int listCount();

  /** How many nodes there are. */
  final int nodes() {
    return capacity() + listCount();
  }

  /**
   * The list that an index is in, or {@link IntLinkedLists#NONE}.
   *
   * @throws IndexOutOfBoundsException if there is no such index
   */
  abstract int listOf(int index);

  abstract void setListOf(int index, int list);

  /** The size of a list that exists. */
  abstract int size(int list);

  abstract void setSize(int list, int size);

  /** Notes that a change begins, whose arguments are right. */
  abstract void beginChange();

  /** Notes that a change has ended. */
  abstract void endChange();

  /** Takes over all lists of another storage, which has as many indexes and lists. */
  final void copyFrom(IntStorage other) {
    beginChange();
    for (int node = 0; node < nodes(); node++) {
      join(node, other.next(node));
    }
    for (int index = 0; index < capacity(); index++) {
      setListOf(index, other.listOf(index));
    }
    for (int list = 0; list < listCount(); list++) {
      setSize(list, other.size(list));
    }
    endChange();
  }
}
