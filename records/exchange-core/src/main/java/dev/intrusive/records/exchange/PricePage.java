package dev.intrusive.records.exchange;

import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link PriceLadder}: 64 places for consecutive ranges of ranks, and a bit for each
 * that shows whether an open level is there. A leaf has a level at each place, any other page has
 * pages.
 */
final class PricePage {

  /** How many bits of a rank select a place. */
  static final int BITS = 6;

  static final int PLACES = 1 << BITS;

  /** How many bits of a rank are below those that select a place: 0 of a leaf. */
  final int shift;

  /** The levels of a leaf, each created when an order first needs it. */
  final @Nullable PriceLevel[] levels;

  /** The pages of a page that is no leaf, null where no level is open. */
  final @Nullable PricePage[] pages;

  /** The lowest rank of this page. */
  long start;

  /** A bit for each place, set where a level is open. */
  long occupied;

  /** The page that has this one, null of the root and of spare pages. */
  @Nullable PricePage parent;

  PricePage(int shift) {
    this.shift = shift;
    levels = new @Nullable PriceLevel[shift == 0 ? PLACES : 0];
    pages = new @Nullable PricePage[shift == 0 ? 0 : PLACES];
  }

  boolean isLeaf() {
    return shift == 0;
  }

  /** The place of a rank that this page covers. */
  int placeOf(long rank) {
    return (int) (rank >>> shift) & (PLACES - 1);
  }

  boolean covers(long rank) {
    int bits = shift + BITS;
    return bits >= Long.SIZE || (rank ^ start) >>> bits == 0;
  }

  /** The first place after another one where a level is open, or {@link #PLACES}. */
  int nextOccupied(int place) {
    return Long.numberOfTrailingZeros(occupied & -2L << place);
  }

  int firstOccupied() {
    return Long.numberOfTrailingZeros(occupied);
  }

  /** Sets the bit of a place. */
  void occupy(int place) {
    occupied |= 1L << place;
  }

  /** Clears the bit of a place. */
  void vacate(int place) {
    occupied &= ~(1L << place);
  }
}
