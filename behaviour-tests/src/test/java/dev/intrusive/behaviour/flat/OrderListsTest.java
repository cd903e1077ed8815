package dev.intrusive.behaviour.flat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A host of the flat layout in two lists at once. */
final class OrderListsTest {

  private final OrderBookList book = new OrderBookList();
  private final OrderUserList ofUser = new OrderUserList();
  private final Order a = new Order(1);
  private final Order b = new Order(2);

  @Test
  void twoLists_areIndependent() {
    book.addAll(List.of(a, b));
    ofUser.addAll(List.of(b, a));
    assertSame(b, OrderLinks.nextInBookList(a));
    assertSame(a, OrderLinks.nextInUserList(b));
    book.remove(a);
    assertTrue(OrderLinks.inUserList(a));
    assertTrue(OrderLinks.isLinked(a));
    assertSame(ofUser, OrderLinks.userListOf(a));
    book.checkInvariants();
    ofUser.checkInvariants();
  }

  @Test
  void unlinkAll_countsLists() {
    book.add(a);
    ofUser.add(a);
    assertEquals(2, OrderLinks.unlinkAll(a));
    assertEquals(0, OrderLinks.unlinkAll(a));
    assertFalse(OrderLinks.isLinked(a));
  }

  @Test
  void unlinking_clearsTheFields() {
    book.addAll(List.of(a, b));
    book.remove(b);
    assertNull(b.bookPrev);
    assertNull(b.bookNext);
    assertNull(b.bookOwner);
    book.clear();
    assertNull(a.bookPrev);
    assertNull(a.bookNext);
    assertNull(a.bookOwner);
  }

  @Test
  void describe_bothLists() {
    ofUser.add(a);
    String text = OrderLinks.describe(a);
    assertTrue(text.contains("bookList: not linked"), text);
    assertTrue(text.contains("userList: in OrderUserList@"), text);
  }
}
