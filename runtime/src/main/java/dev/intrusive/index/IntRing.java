package dev.intrusive.index;

import java.util.Arrays;

/**
 * The algorithms over rings of nodes that are ints: circular, doubly linked chains.
 *
 * <p>A ring has no end. Each node has a previous and a next one, which in a ring of one is the node
 * itself, so no algorithm branches. All of them are made of {@link #join}, which makes two stores.
 *
 * <p>Nothing here knows of lists. Every method but the two that make nodes is O(1) and allocates
 * nothing.
 */
final class IntRing {

  /** By node: the node before it. */
  private int[] previous;

  /** By node: the node after it. */
  private int[] next;

  /** Makes nodes that are rings of one. */
  IntRing(int nodes) {
    previous = new int[nodes];
    next = new int[nodes];
    closeFrom(0);
  }

  private void closeFrom(int first) {
    for (int node = first; node < next.length; node++) {
      close(node);
    }
  }

  /** Makes further nodes that are rings of one. */
  void grow(int nodes) {
    int first = next.length;
    previous = Arrays.copyOf(previous, nodes);
    next = Arrays.copyOf(next, nodes);
    closeFrom(first);
  }

  int nodes() {
    return next.length;
  }

  int next(int node) {
    return next[node];
  }

  int previous(int node) {
    return previous[node];
  }

  /** Makes two nodes neighbours in this direction. */
  void join(int before, int after) {
    next[before] = after;
    previous[after] = before;
  }

  /** Makes a node a ring of one, whatever its neighbours are. */
  void close(int node) {
    join(node, node);
  }

  /** Puts a ring of one before a node of another ring. */
  void link(int node, int after) {
    int before = previous[after];
    join(before, node);
    join(node, after);
  }

  /** Takes a node out of its ring and makes it a ring of one. */
  void unlink(int node) {
    join(previous[node], next[node]);
    close(node);
  }

  /**
   * Takes a range out of its ring and puts it before a node, which is in the same ring or another
   * and not in the range.
   */
  void transfer(int first, int last, int after) {
    join(previous[first], next[last]);
    join(previous[after], first);
    join(last, after);
  }

  /** Exchanges the places of two nodes, in one ring or two, also if they are neighbours. */
  void swap(int a, int b) {
    int afterA = next[a];
    if (afterA == b) {
      transfer(b, b, a);
    } else {
      transfer(a, a, b);
      transfer(b, b, afterA);
    }
  }
}
