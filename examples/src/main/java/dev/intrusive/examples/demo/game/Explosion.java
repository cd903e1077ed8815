package dev.intrusive.examples.demo.game;

/**
 * An explosion in the middle of a {@code forEach} over everything that is alive.
 *
 * @param frame when it happened
 * @param visiting how many objects were alive when the {@code forEach} began
 * @param killed how many objects it killed, the one that exploded included
 * @param listsLeft how many lists they left, all in all
 * @param allocatedBytes how many bytes the thread allocated to take them out of these lists
 */
record Explosion(int frame, int visiting, int killed, int listsLeft, long allocatedBytes) {

  static final Explosion NONE = new Explosion(0, 0, 0, 0, 0);
}
