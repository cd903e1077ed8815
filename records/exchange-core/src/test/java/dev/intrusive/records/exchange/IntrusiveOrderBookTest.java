package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import exchange.core2.core.common.MatcherEventType;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.orderbook.IOrderBook;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What only this book has to answer: its room, and broken states. */
class IntrusiveOrderBookTest {

  private static final long USER = 7;

  private final IntrusiveOrderBook book = Books.intrusive(SymbolType.FUTURES_CONTRACT, 2);

  @Test
  void anOrderWithoutRoomIsRejected() {
    place(1, OrderAction.ASK, 10, 5);
    place(2, OrderAction.ASK, 11, 5);
    OrderCommand third = place(3, OrderAction.ASK, 12, 5);
    assertEquals(MatcherEventType.REJECT, third.matcherEvent.eventType);
    assertEquals(5, third.matcherEvent.size);
    assertNull(book.getOrderById(3));
    book.validateInternalState();
  }

  @Test
  void anOrderRestsInTheRoomOfOneThatItMatched() {
    place(1, OrderAction.ASK, 10, 5);
    place(2, OrderAction.ASK, 11, 5);
    OrderCommand third = place(3, OrderAction.BID, 10, 8);
    assertEquals(1, third.extractEvents().size());
    assertEquals(5, resting(3).filled);
    assertEquals(3, book.getTotalOrdersVolume(OrderAction.BID));
    book.validateInternalState();
  }

  @Test
  void aMoveToTheSamePriceLosesTheTurn() {
    place(1, OrderAction.ASK, 10, 5);
    place(2, OrderAction.ASK, 10, 5);
    assertEquals(
        CommandResultCode.SUCCESS,
        IOrderBook.processCommand(book, OrderCommand.update(1, USER, 10)));
    assertEquals(
        List.of(2L, 1L), book.askOrdersStream(true).map(order -> order.getOrderId()).toList());
  }

  @Test
  void validationFindsAWrongVolume() {
    place(1, OrderAction.ASK, 10, 5);
    resting(1).filled = 1;
    assertThrows(IllegalStateException.class, book::validateInternalState);
  }

  @Test
  void validationFindsAnOrderOutOfItsQueue() {
    place(1, OrderAction.ASK, 10, 5);
    place(2, OrderAction.ASK, 10, 5);
    RestingOrder order = resting(1);
    RestingOrderLinks.unlinkFromQueue(order);
    book.levelOf(order).volume -= 5;
    assertThrows(IllegalStateException.class, book::validateInternalState);
  }

  @Test
  void validationFindsAnOrderWithAnotherLevel() {
    place(1, OrderAction.ASK, 10, 5);
    place(2, OrderAction.ASK, 20, 5);
    resting(1).levelNumber = resting(2).levelNumber;
    assertThrows(IllegalStateException.class, book::validateInternalState);
  }

  @Test
  void validationFindsAnOrderOfTheOtherSide() {
    place(1, OrderAction.ASK, 10, 5);
    resting(1).levelNumber = ~resting(1).levelNumber;
    assertThrows(IllegalStateException.class, book::validateInternalState);
  }

  private RestingOrder resting(long id) {
    return (RestingOrder) Objects.requireNonNull(book.getOrderById(id));
  }

  private OrderCommand place(long id, OrderAction action, long price, long size) {
    OrderCommand command =
        OrderCommand.newOrder(OrderType.GTC, id, USER, price, price, size, action);
    assertEquals(CommandResultCode.SUCCESS, IOrderBook.processCommand(book, command));
    return command;
  }
}
