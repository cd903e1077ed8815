package dev.intrusive.pool;

/**
 * How a thread-safe pool keeps its free slots.
 *
 * <p>A pool for one thread keeps them in a stack without a tag: what was freed last, and is likely
 * to be in a cache, is taken first.
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
   * threads seldom meet. To take a slot is O(1) while the thread finds room near the place where it
   * last took or freed one; in a nearly full pool it reads up to capacity / 64 words.
   */
  BITMAP
}
