package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A host that is found by a constant, or by a place whose hash says little. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Card implements Cloneable {

  private int number;

  @MapLink("bySuit")
  @Nullable Card bySuitNext;

  @MapLink("bySuit")
  @Nullable CardBySuit bySuit;

  @MapLink("byPlace")
  @Nullable Card byPlaceNext;

  @MapLink("byPlace")
  @Nullable CardByPlace byPlace;

  Card(int number) {
    this.number = number;
  }

  void setNumber(int newNumber) {
    number = newNumber;
  }

  @IntrusiveKey("bySuit")
  Suit suit() {
    return suitOf(number & 3);
  }

  @SuppressWarnings("EnumOrdinal") // any four suits in any order
  static Suit suitOf(int number) {
    return Suit.values()[number];
  }

  @IntrusiveKey("byPlace")
  Place place() {
    return new Place(number);
  }

  Card copy() {
    try {
      return (Card) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * A key of several numbers, whose hash has few different values.
   *
   * @param number what tells places apart
   */
  record Place(int number) {
    @Override
    public int hashCode() {
      return (number % 7) << 20;
    }
  }

  @Override
  public String toString() {
    return "card " + number;
  }
}
