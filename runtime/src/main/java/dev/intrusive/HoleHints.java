package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where long rows of holes in an array end, so that the same holes are stepped over one by one only
 * once.
 *
 * <p>Each block of 64 slots has a <em>hint</em> in either direction: how many blocks from there on
 * were found empty. To empty a slot changes no hint: hints may be too small. Before a hole is
 * filled, all of them have to be cleared.
 */
final class HoleHints {

  /** Those of an array without a row of holes that is worth a hint. */
  static final HoleHints NONE = new HoleHints(0);

  /** The binary logarithm of the length of a block. */
  private static final int BLOCK_SHIFT = 6;

  private static final int BLOCK_MASK = (1 << BLOCK_SHIFT) - 1;

  /** For each block that lies in the array, how many from it on are empty, at least. */
  private final int[] forwards;

  /** The same towards the start of the array. */
  private final int[] backwards;

  /** Whether there may be a hint. */
  private boolean isAny;

  private HoleHints(int blocks) {
    forwards = new int[blocks];
    backwards = new int[blocks];
  }

  /** Returns hints for an array of this length, none yet. */
  static HoleHints forSlots(int length) {
    int blocks = length >> BLOCK_SHIFT;
    return blocks > 1 ? new HoleHints(blocks) : NONE;
  }

  /** Returns the slot of the next element after a hole, and leaves a hint. */
  int skip(@Nullable Object[] slots, int hole) {
    int firstBlock = -1;
    int slot = hole;
    while (slots[slot] == null) {
      slot++;
      if ((slot & BLOCK_MASK) == 0) {
        int block = slot >> BLOCK_SHIFT;
        firstBlock = firstBlock < 0 ? block : firstBlock;
        slot += block < forwards.length ? forwards[block] << BLOCK_SHIFT : 0;
      }
      if (slot == slots.length) {
        leave(forwards, firstBlock, (slot >> BLOCK_SHIFT) - firstBlock);
        firstBlock = 0;
        slot = forwards.length == 0 ? 0 : forwards[0] << BLOCK_SHIFT;
      }
    }
    leave(forwards, firstBlock, (slot >> BLOCK_SHIFT) - firstBlock);
    return slot;
  }

  /** Returns the slot of the next element before a hole, and leaves a hint. */
  int skipBack(@Nullable Object[] slots, int hole) {
    int lastBlock = -1;
    int slot = hole;
    while (slots[slot] == null) {
      slot--;
      if (slot < 0) {
        leave(backwards, lastBlock, lastBlock + 1);
        lastBlock = -1;
        slot = slots.length - 1;
      }
      if ((slot & BLOCK_MASK) == BLOCK_MASK) {
        int block = slot >> BLOCK_SHIFT;
        lastBlock = lastBlock < 0 ? block : lastBlock;
        int empty = block < backwards.length ? backwards[block] : 0;
        slot -= empty << BLOCK_SHIFT;
        if (slot < 0) {
          slot = 0; // which is empty
        }
      }
    }
    leave(backwards, lastBlock, lastBlock - (slot >> BLOCK_SHIFT));
    return slot;
  }

  /** Stores how many blocks are empty from one on; several threads store the same. */
  private void leave(int[] hints, int block, int count) {
    if (block >= 0 && count > 0 && hints.length > 0 && hints[block] != count) {
      hints[block] = count;
      isAny = true;
    }
  }

  /** Clears those of the block of a slot beside the elements, which one is about to occupy. */
  void clearBeside(int slot) {
    if (isAny) {
      int block = slot >> BLOCK_SHIFT;
      if (block < forwards.length) {
        forwards[block] = 0;
        backwards[block] = 0;
      }
    }
  }

  /** Clears all, before elements occupy holes. */
  void clear() {
    if (isAny) {
      Arrays.fill(forwards, 0);
      Arrays.fill(backwards, 0);
      isAny = false;
    }
  }

  /**
   * Finds an element that a step would skip. O(slots).
   *
   * @param slots the array
   * @param head the slot of the first element
   * @param window how many slots from there on have elements between them
   * @return the slot of the element, or -1
   */
  int findSkipped(@Nullable Object[] slots, int head, int window) {
    int next = slots.length;
    for (int block = forwards.length - 1; block >= 0; block--) {
      int start = block << BLOCK_SHIFT;
      next = nextElement(slots, start, next);
      int end = start + (forwards[block] << BLOCK_SHIFT);
      if (next < end && isInWindow(slots, start, end, head, window)) {
        return next;
      }
    }
    int previous = -1;
    for (int block = 0; block < backwards.length; block++) {
      int end = (block + 1) << BLOCK_SHIFT;
      previous = previousElement(slots, end, previous);
      int start = end - (backwards[block] << BLOCK_SHIFT);
      if (previous >= Math.max(start, 0) && isInWindow(slots, start, end, head, window)) {
        return previous;
      }
    }
    return -1;
  }

  /** Returns the slot of the first element of a block, or else of those after it. */
  private static int nextElement(@Nullable Object[] slots, int start, int after) {
    for (int slot = start; slot <= start + BLOCK_MASK; slot++) {
      if (slots[slot] != null) {
        return slot;
      }
    }
    return after;
  }

  /**
   * Returns the slot of the last element of the block before a slot, or else of those before it.
   */
  private static int previousElement(@Nullable Object[] slots, int end, int before) {
    for (int slot = end - 1; slot >= end - 1 - BLOCK_MASK; slot--) {
      if (slots[slot] != null) {
        return slot;
      }
    }
    return before;
  }

  /** Whether a row of slots does not go beyond those that have elements between them. */
  private static boolean isInWindow(
      @Nullable Object[] slots, int start, int end, int head, int window) {
    return isInWindow(slots, start, head, window) && isInWindow(slots, end - 1, head, window);
  }

  private static boolean isInWindow(@Nullable Object[] slots, int slot, int head, int window) {
    int distance = slot < head ? slot - head + slots.length : slot - head;
    return distance < window;
  }
}
