package dev.intrusive.ints;

import dev.intrusive.internal.Naming;
import java.nio.IntBuffer;

/**
 * Ints in a buffer: a header, and then three ints for each node.
 *
 * <p>The header is a magic number, a version, the number of indexes, the number of lists, and
 * whether a change is going on. A node is its previous node, its next node and a label: for an
 * index its list, for a sentinel the size of its list.
 *
 * <p>A change is marked in the header from before its first store to after its last one. If the
 * process ends in between, the mark stays, and {@link #open} finds it.
 */
class BufferStorage extends IntStorage {

  static final int HEADER = 5;

  private static final int MAGIC = 0x494E544C;
  private static final int VERSION = 1;
  private static final int NODE = 3;

  private static final int AT_VERSION = 1;
  private static final int AT_CAPACITY = 2;
  private static final int AT_LIST_COUNT = 3;
  private static final int AT_CHANGING = 4;

  private static final int NEXT = 1;
  private static final int LABEL = 2;

  private final IntBuffer ints;
  private final int capacity;
  private final int listCount;

  /** Takes a buffer as it is. */
  BufferStorage(IntBuffer ints, int capacity, int listCount) {
    this.ints = ints;
    this.capacity = capacity;
    this.listCount = listCount;
  }

  /** How many ints the lists take; more than there can be if the numbers are too large. */
  static long length(int capacity, long listCount) {
    return HEADER + NODE * (capacity + listCount);
  }

  /** Makes empty lists in a buffer, whatever it has. */
  static BufferStorage create(IntBuffer ints, int capacity, int listCount) {
    if (capacity < 0 || listCount < 0 || length(capacity, listCount) > ints.remaining()) {
      throw new IllegalArgumentException(
          "there cannot be "
              + Naming.count(capacity, "index", "indexes")
              + " and "
              + Naming.count(listCount, "list")
              + " in "
              + Naming.count(ints.remaining(), "int")
              + "; they take "
              + length(capacity, listCount));
    }
    BufferStorage storage = new BufferStorage(ints.slice(), capacity, listCount);
    storage.put(0, 0); // a buffer that is cut off here is not opened
    storage.beginChange();
    storage.put(AT_VERSION, VERSION);
    storage.put(AT_CAPACITY, capacity);
    storage.put(AT_LIST_COUNT, listCount);
    for (int index = 0; index < capacity; index++) {
      storage.close(index);
      storage.setListOf(index, IntLinkedLists.NONE);
    }
    for (int list = 0; list < listCount; list++) {
      storage.close(capacity + list);
      storage.setSize(list, 0);
    }
    storage.put(0, MAGIC);
    storage.endChange();
    return storage;
  }

  /** Opens what {@link #create} has made; the lists are checked afterwards, as all lists are. */
  static BufferStorage open(IntBuffer source) {
    IntBuffer ints = source.slice();
    if (ints.remaining() < HEADER) {
      throw new ImageException(
          "lists in a buffer take at least "
              + HEADER
              + " ints, here "
              + (ints.remaining() == 1 ? "is " : "are ")
              + ints.remaining());
    }
    if (ints.get(0) != MAGIC) {
      throw new ImageException("no lists in a buffer begin with " + ints.get(0));
    }
    if (ints.get(AT_VERSION) != VERSION) {
      throw new ImageException(
          "the lists in the buffer are of version " + ints.get(AT_VERSION) + ", not " + VERSION);
    }
    int capacity = ints.get(AT_CAPACITY);
    int listCount = ints.get(AT_LIST_COUNT);
    if (capacity < 0 || listCount < 0 || length(capacity, listCount) > ints.remaining()) {
      throw new ImageException(
          "the lists in the buffer are damaged or cut short: "
              + Naming.count(capacity, "index", "indexes")
              + " and "
              + Naming.count(listCount, "list")
              + " do not fit into "
              + Naming.count(ints.remaining(), "int"));
    }
    if (ints.get(AT_CHANGING) != 0) {
      throw new ImageException(
          "the last writer of the lists in the buffer was stopped in the middle of a change, so"
              + " that links may be broken; take a copy that was made between changes");
    }
    return new BufferStorage(ints, capacity, listCount);
  }

  @Override
  final int capacity() {
    return capacity;
  }

  @Override
  final int listCount() {
    return listCount;
  }

  private static int indexOf(int node) {
    return HEADER + NODE * node;
  }

  @Override
  final int previous(int node) {
    return ints.get(indexOf(node));
  }

  @Override
  final int next(int node) {
    return ints.get(indexOf(node) + NEXT);
  }

  @Override
  final void join(int before, int after) {
    put(indexOf(before) + NEXT, after);
    put(indexOf(after), before);
  }

  @Override
  final int listOf(int index) {
    if (index < 0 || index >= capacity) {
      throw new IndexOutOfBoundsException("there is no index " + index + "; there are " + capacity);
    }
    return ints.get(indexOf(index) + LABEL);
  }

  @Override
  final void setListOf(int index, int list) {
    put(indexOf(index) + LABEL, list);
  }

  @Override
  final int size(int list) {
    return ints.get(indexOf(capacity + list) + LABEL);
  }

  @Override
  final void setSize(int list, int size) {
    put(indexOf(capacity + list) + LABEL, size);
  }

  @Override
  final void beginChange() {
    put(AT_CHANGING, 1);
  }

  @Override
  final void endChange() {
    put(AT_CHANGING, 0);
  }

  /** Each store goes through here. */
  void put(int at, int value) {
    ints.put(at, value);
  }
}
