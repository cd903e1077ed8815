package dev.intrusive.ints;

import dev.intrusive.internal.Naming;
import java.nio.BufferOverflowException;
import java.nio.IntBuffer;

/**
 * The form in which lists are written: a magic number, a version, the number of indexes, the number
 * of lists, and the size of each list. The indexes of the lists follow, one list after the other.
 *
 * <p>There are no links in an image, so none can be wrong. All that is left to check is that each
 * index exists and comes once, and that the sizes agree with what is there.
 */
final class Image {

  private static final int MAGIC = 0x494E5458;
  private static final int VERSION = 1;
  private static final int HEADER = 4;

  private Image() {}

  static int length(IntLinkedLists lists) {
    int length = HEADER + lists.listCount();
    for (int list = 0; list < lists.listCount(); list++) {
      length += lists.size(list);
    }
    return length;
  }

  static void write(IntLinkedLists lists, IntBuffer target) {
    if (target.remaining() < length(lists)) {
      throw new BufferOverflowException();
    }
    target.put(MAGIC).put(VERSION).put(lists.capacity()).put(lists.listCount());
    for (int list = 0; list < lists.listCount(); list++) {
      target.put(lists.size(list));
    }
    for (int list = 0; list < lists.listCount(); list++) {
      for (int index = lists.first(list); index != IntLinkedLists.NONE; index = lists.next(index)) {
        target.put(index);
      }
    }
  }

  static IntLinkedLists read(IntBuffer source, int mostIndexes) {
    IntBuffer image = source.duplicate();
    IntLinkedLists lists = readFrom(image, mostIndexes);
    source.position(image.position());
    return lists;
  }

  private static IntLinkedLists readFrom(IntBuffer image, int mostIndexes) {
    if (image.remaining() < HEADER) {
      throw new ImageException(
          "an image has at least " + HEADER + " ints, here are " + image.remaining());
    }
    int magic = image.get();
    if (magic != MAGIC) {
      throw new ImageException("no image of index lists begins with " + magic);
    }
    int version = image.get();
    if (version != VERSION) {
      throw new ImageException("the image is of version " + version + ", not " + VERSION);
    }
    int capacity = image.get();
    int listCount = image.get();
    if (capacity < 0 || capacity > mostIndexes) {
      throw new ImageException(
          "according to the image there are "
              + capacity
              + " indexes, but at most "
              + mostIndexes
              + " are accepted");
    }
    requireSane(image, capacity, listCount);
    IntLinkedLists lists = new IntLinkedLists(capacity, listCount);
    int indexes = image.position() + listCount;
    for (int list = 0; list < listCount; list++) {
      int size = image.get(image.position() + list);
      for (int position = 0; position < size; position++) {
        int index = image.get(indexes++);
        if (index < 0 || index >= capacity) {
          throw new ImageException(
              "list " + list + " has index " + index + ", but there are only " + capacity);
        }
        if (lists.listOf(index) != IntLinkedLists.NONE) {
          throw new ImageException(
              "index " + index + " is in list " + lists.listOf(index) + " and in list " + list);
        }
        lists.addLast(list, index);
      }
    }
    image.position(indexes);
    return lists;
  }

  /** Checks all sizes before anything is allocated by them. */
  private static void requireSane(IntBuffer image, int capacity, int listCount) {
    if (listCount < 0 || listCount > image.remaining()) {
      throw new ImageException(
          "according to the image it has "
              + Naming.count(listCount, "list")
              + ", but goes on for only "
              + Naming.count(image.remaining(), "int"));
    }
    long linked = 0;
    for (int list = 0; list < listCount; list++) {
      int size = image.get(image.position() + list);
      if (size < 0) {
        throw new ImageException("list " + list + " is of size " + size);
      }
      linked += size;
    }
    if (linked > capacity) {
      throw new ImageException("the lists have " + linked + " indexes of " + capacity);
    }
    if (linked > image.remaining() - listCount) {
      throw new ImageException(
          "the image is cut short: the lists have "
              + linked
              + " indexes, but only "
              + (image.remaining() - listCount)
              + " follow");
    }
  }
}
