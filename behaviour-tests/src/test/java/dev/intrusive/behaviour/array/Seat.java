package dev.intrusive.behaviour.array;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A generic host of the array layout. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Seat<T> implements Cloneable {

  final T guest;

  @IntrusiveLink("table")
  int tableIndex;

  @IntrusiveLink("table")
  @Nullable SeatTable<T> table;

  Seat(T guest) {
    this.guest = guest;
  }

  @SuppressWarnings("unchecked") // a clone has the type of its original
  Seat<T> copy() {
    try {
      return (Seat<T>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "seat " + guest;
  }
}
