package dev.intrusive.behaviour.flat;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A package-private host of the flat layout with two lists. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Order implements Cloneable {

  final int id;

  @IntrusiveLink("bookList")
  @Nullable Order bookPrev;

  @IntrusiveLink("bookList")
  @Nullable Order bookNext;

  @IntrusiveLink("bookList")
  @Nullable OrderBookList bookOwner;

  @IntrusiveLink("userList")
  @Nullable Order previousOfUser;

  @IntrusiveLink("userList")
  @Nullable Order nextOfUser;

  @IntrusiveLink("userList")
  @Nullable OrderUserList user;

  Order(int id) {
    this.id = id;
  }

  Order copy() {
    try {
      return (Order) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "order " + id;
  }
}
