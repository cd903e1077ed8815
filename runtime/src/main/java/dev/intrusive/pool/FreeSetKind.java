package dev.intrusive.pool;

/**
 * How a {@link SharedPool} keeps its free slots.
 *
 * @since 0.1.0
 */
public enum FreeSetKind {

  /**
   * A stack: the slot that was freed last is taken first, and taking is O(1) however full the pool
   * is. Threads meet at its head, so that it is slow under contention.
   */
  TAGGED_STACK,

  /**
   * One bit a slot, in words that lie apart; each thread begins at a word of its own, so that
   * threads seldom meet. Taking a slot is O(1) while the thread finds room near the place where it
   * last took or freed one; in a nearly full pool it reads up to capacity / 64 words.
   */
  BITMAP
}
