package dev.intrusive;

/**
 * The algorithms over rings: circular, doubly linked chains of {@link Link} objects.
 *
 * <p>A ring has no end. Each link has a previous and a next one, which in a ring of one is the link
 * itself, so no algorithm branches and none meets a null. The five algorithms are made of {@link
 * #join}. A list closes its ring with a sentinel, a link without an element, which comes before the
 * first element and after the last.
 *
 * <p>Nothing here knows of lists, elements or counts. Every method is O(1) and allocates nothing.
 */
final class Ring {

  private Ring() {}

  /** Makes two links neighbours in this direction. */
  static <E> void join(Link<E> previous, Link<E> next) {
    previous.next = next;
    next.previous = previous;
  }

  /** Makes a link a ring of one, whatever its neighbours are. */
  static <E> void close(Link<E> link) {
    join(link, link);
  }

  /** Puts a ring of one before a link of another ring. */
  static <E> void link(Link<E> link, Link<E> next) {
    Link<E> previous = next.previous;
    join(previous, link);
    join(link, next);
  }

  /** Takes a link out of its ring and makes it a ring of one. */
  static <E> void unlink(Link<E> link) {
    join(link.previous, link.next);
    close(link);
  }

  /**
   * Takes a range out of its ring and puts it before a link, which is in the same ring or another
   * and not in the range.
   */
  static <E> void transfer(Link<E> first, Link<E> last, Link<E> next) {
    join(first.previous, last.next);
    join(next.previous, first);
    join(last, next);
  }

  /** Exchanges the places of two links, in one ring or two, even if they are neighbours. */
  static <E> void swap(Link<E> a, Link<E> b) {
    Link<E> afterA = a.next;
    if (afterA == b) {
      transfer(b, b, a);
    } else {
      transfer(a, a, b);
      transfer(b, b, afterA);
    }
  }
}
