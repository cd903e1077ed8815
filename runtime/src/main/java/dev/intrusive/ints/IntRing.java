package dev.intrusive.ints;

/**
 * The algorithms over rings of nodes that are ints: circular, doubly linked chains.
 *
 * <p>A ring has no end. Each node has a previous and a next one, which in a ring of one is the node
 * itself, so no algorithm branches. All of them are made of {@link #join}, which makes two stores.
 * A subclass has the ints.
 *
 * <p>Nothing here knows of lists. Every method is O(1) and allocates nothing.
 */
abstract class IntRing {

  /** The node after another. */
  abstract int next(int node);

  /** The node before another. */
  abstract int previous(int node);

  /** Makes two nodes neighbours in this direction. */
  abstract void join(int before, int after);

  /** Makes a node a ring of one, whatever its neighbours are. */
  final void close(int node) {
    join(node, node);
  }

  /** Puts a ring of one before a node of another ring. */
  final void link(int node, int after) {
    int before = previous(after);
    join(before, node);
    join(node, after);
  }

  /** Takes a node out of its ring and makes it a ring of one. */
  final void unlink(int node) {
    join(previous(node), next(node));
    close(node);
  }

  /**
   * Takes a range out of its ring and puts it before a node, which is in the same ring or another
   * and not in the range.
   */
  final void transfer(int first, int last, int after) {
    join(previous(first), next(last));
    join(previous(after), first);
    join(last, after);
  }

  /** Exchanges the places of two nodes, in one ring or two, even if they are neighbours. */
  final void swap(int a, int b) {
    int afterA = next(a);
    if (afterA == b) {
      transfer(b, b, a);
    } else {
      transfer(a, a, b);
      transfer(b, b, afterA);
    }
  }
}
