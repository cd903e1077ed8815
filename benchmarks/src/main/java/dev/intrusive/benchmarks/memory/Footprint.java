package dev.intrusive.benchmarks.memory;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.info.GraphLayout;

/**
 * Something whose memory is measured.
 *
 * @param name what results call it
 * @param lists gives the root of objects: a number of elements, each in one list
 * @param triples likewise, each in three lists; null if an element can be in one alone
 * @param empties gives an array of a number of empty lists
 */
record Footprint(
    String name,
    IntFunction<Object> lists,
    @Nullable IntFunction<Object> triples,
    IntFunction<Object[]> empties) {

  /** So many that what there is once does not count. */
  private static final int ELEMENTS = 100_000;

  private static final int LISTS = 1_000;

  static {
    // A pool refers to classes, and from there a walk comes to records of the JDK, whose fields JOL
    // does not see otherwise. It reads the property when it is used first.
    System.setProperty("jol.magicFieldOffset", "true");
  }

  /** How many bytes an element takes that is in one list, with its part of the list. */
  double bytesInOneList() {
    return (double) bytes(lists.apply(ELEMENTS)) / ELEMENTS;
  }

  /**
   * How many bytes an element takes that is in three lists, with its part of the lists; NaN if it
   * can be in one alone.
   */
  double bytesInThreeLists() {
    return triples == null ? Double.NaN : (double) bytes(triples.apply(ELEMENTS)) / ELEMENTS;
  }

  /** How many bytes an empty list takes besides what all share. */
  double bytesOfEmptyList() {
    return (double) (bytesBesideArray(2 * LISTS) - bytesBesideArray(LISTS)) / LISTS;
  }

  private long bytesBesideArray(int count) {
    return bytes(empties.apply(count)) - bytes(new Object[count]);
  }

  /** How many bytes an object takes with all that it refers to. */
  static long bytes(Object root) {
    return GraphLayout.parseInstance(root).totalSize();
  }
}
