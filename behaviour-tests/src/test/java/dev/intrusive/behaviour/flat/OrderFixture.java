package dev.intrusive.behaviour.flat;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.ListFixture;
import org.jspecify.annotations.Nullable;

/** The book of {@link Order}. */
final class OrderFixture implements ListFixture<Order> {

  @Override
  public OrderBookList newList() {
    return new OrderBookList();
  }

  @Override
  public OrderUserList newListOfOtherLink() {
    return new OrderUserList();
  }

  @Override
  public Order newElement(int id) {
    return new Order(id);
  }

  @Override
  public Order copyOf(Order original) {
    return original.copy();
  }

  @Override
  public int idOf(Order element) {
    return element.id;
  }

  @Override
  public String listName() {
    return "bookList";
  }

  @Override
  public Class<?> linksClass() {
    return OrderLinks.class;
  }

  @Override
  public boolean isInList(Order element) {
    return OrderLinks.inBookList(element);
  }

  @Override
  public @Nullable OrderBookList listOf(Order element) {
    return OrderLinks.bookListOf(element);
  }

  @Override
  public @Nullable Order nextOf(Order element) {
    return OrderLinks.nextInBookList(element);
  }

  @Override
  public @Nullable Order previousOf(Order element) {
    return OrderLinks.previousInBookList(element);
  }

  @Override
  public boolean unlink(Order element) {
    return OrderLinks.unlinkFromBookList(element);
  }

  @Override
  public int unlinkAll(Order element) {
    return OrderLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Order element) {
    return OrderLinks.isLinked(element);
  }

  @Override
  public String describe(Order element) {
    return OrderLinks.describe(element);
  }

  @Override
  public LinkSurgery<Order> surgery() {
    return new LinkSurgery<Order>() {
      @Override
      public boolean sharesLinksWithCopies() {
        return false;
      }

      @Override
      public void setNext(Order element, @Nullable Order next) {
        element.bookNext = next;
      }

      @Override
      public void setPrevious(Order element, @Nullable Order previous) {
        element.bookPrev = previous;
      }

      @Override
      public void setList(Order element, @Nullable IntrusiveList<Order> list) {
        element.bookOwner = (OrderBookList) list;
      }
    };
  }
}
