package dev.intrusive.generated;

/**
 * The order of a 4-ary heap in the array of its keys: no element is looked at, so a search reads
 * few cache lines however the elements lie in memory.
 */
final class HeapKeys {

  private HeapKeys() {}

  /** Finds the index to which an element with a key rises from another. */
  static int findUp(long[] keys, long key, int start) {
    int index = start;
    while (index > 0) {
      int parent = (index - 1) >> 2;
      if (key >= keys[parent]) {
        break;
      }
      index = parent;
    }
    return index;
  }

  /** Finds the index to which an element with a key sinks from another, among the first ones. */
  static int findDown(long[] keys, long key, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int index = start;
    while (index <= lastParent) {
      int least = 4 * index + 1;
      long leastKey = keys[least];
      int limit = Math.min(least + 4, end);
      for (int child = least + 1; child < limit; child++) {
        long childKey = keys[child];
        if (childKey < leastKey) {
          leastKey = childKey;
          least = child;
        }
      }
      if (key <= leastKey) {
        break;
      }
      index = least;
    }
    return index;
  }
}
