package dev.intrusive.behaviour.map;

/** Keys of which there are few. */
enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS,
  SPADES
}
