package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;

/** The book of {@link Order}. */
public final class OrderFixture {

  private OrderFixture() {}

  /** A new fixture. */
  public static ListFixture<Order> create() {
    return new ListFixture<>(
        new Elements<>(Order::new, Order::copy, element -> element.id),
        new ListFixture.Lists<>("bookList", OrderBookList::new, OrderUserList::new),
        new ListAccessors<>(
            OrderLinks::inBookList,
            OrderLinks::bookListOf,
            OrderLinks::nextInBookList,
            OrderLinks::previousInBookList,
            OrderLinks::unlinkFromBookList),
        new HostAccessors<>(
            OrderLinks.class, OrderLinks::unlinkAll, OrderLinks::isLinked, OrderLinks::describe),
        new FieldSurgery<>(
            (element, next) -> element.bookNext = next,
            (element, previous) -> element.bookPrev = previous,
            (element, list) -> element.bookOwner = (OrderBookList) list));
  }
}
