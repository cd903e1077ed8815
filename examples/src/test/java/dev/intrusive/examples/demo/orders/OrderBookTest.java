package dev.intrusive.examples.demo.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.PoolExhaustedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OrderBookTest {

  private final List<String> executions = new ArrayList<>();
  private final OrderBook book =
      new OrderBook(
          1000,
          (maker, taker, quantity) ->
              executions.add(NaiveBook.execution(maker.id, taker.id, quantity, maker.price)));

  @Test
  void submit_byPriceThenTime() {
    book.submit(1, Side.SELL, 102, 10);
    book.submit(2, Side.SELL, 101, 10);
    book.submit(3, Side.SELL, 101, 10);
    book.submit(4, Side.SELL, 103, 10);
    book.submit(5, Side.BUY, 102, 35);
    assertEquals(
        List.of("5 takes 10 of 2 at 101", "5 takes 10 of 3 at 101", "5 takes 10 of 1 at 102"),
        executions);
    assertEquals(List.of("5: 5 at 102"), orders(Side.BUY));
    assertEquals(List.of("4: 10 at 103"), orders(Side.SELL));
    book.checkInvariants();
  }

  @Test
  void submit_sells_byPriceThenTime() {
    book.submit(1, Side.BUY, 100, 10);
    book.submit(2, Side.BUY, 101, 10);
    book.submit(3, Side.SELL, 100, 15);
    assertEquals(List.of("3 takes 10 of 2 at 101", "3 takes 5 of 1 at 100"), executions);
    assertEquals(List.of("1: 5 at 100"), orders(Side.BUY));
    assertEquals(0, book.quantityOf(3));
    book.checkInvariants();
  }

  @Test
  void submit_knownId_isRefused() {
    book.submit(1, Side.BUY, 100, 10);
    assertThrows(IllegalArgumentException.class, () -> book.submit(1, Side.SELL, 100, 10));
    assertEquals(10, book.quantityOf(1));
    book.cancel(1);
    book.submit(1, Side.SELL, 100, 10);
    book.checkInvariants();
  }

  @Test
  void submit_nothing_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> book.submit(1, Side.BUY, 100, 0));
    assertThrows(IllegalArgumentException.class, () -> book.amend(1, 100, -1));
    assertEquals(0, book.size());
    book.checkInvariants();
  }

  @Test
  void submit_full_changesNothing() {
    OrderBook small = new OrderBook(2, (maker, taker, quantity) -> {});
    small.submit(1, Side.BUY, 100, 10);
    small.submit(2, Side.BUY, 101, 10);
    assertThrows(PoolExhaustedException.class, () -> small.submit(3, Side.SELL, 100, 10));
    assertEquals(10, small.quantityOf(2));
    small.checkInvariants();
    small.cancel(1);
    small.submit(3, Side.SELL, 100, 10);
    assertEquals(0, small.size());
    small.checkInvariants();
  }

  @Test
  void amend_less_keepsItsPlace() {
    book.submit(1, Side.BUY, 100, 10);
    book.submit(2, Side.BUY, 100, 10);
    assertTrue(book.amend(1, 100, 4));
    assertEquals(List.of("1: 4 at 100", "2: 10 at 100"), orders(Side.BUY));
    assertTrue(book.isNext(1));
    book.checkInvariants();
  }

  @Test
  void amend_moreOrAnotherPrice_comesInAnew() {
    book.submit(1, Side.BUY, 100, 10);
    book.submit(2, Side.BUY, 100, 10);
    book.submit(3, Side.SELL, 105, 10);
    assertTrue(book.amend(1, 100, 11));
    assertEquals(List.of("2: 10 at 100", "1: 11 at 100"), orders(Side.BUY));
    assertTrue(book.amend(2, 106, 10));
    assertEquals(List.of("2 takes 10 of 3 at 105"), executions);
    assertEquals(List.of("1: 11 at 100"), orders(Side.BUY));
    assertFalse(book.amend(2, 106, 10));
    book.checkInvariants();
  }

  @Test
  void cancel_whatIsGone_isNothing() {
    book.submit(1, Side.BUY, 100, 10);
    assertEquals(4, book.cancel(1, 4));
    assertEquals(6, book.cancel(1));
    assertEquals(0, book.cancel(1));
    assertEquals(0, book.execute(1, 1));
    assertEquals(0, book.cancel(77));
    assertEquals(10, book.totals(Side.BUY).cancelled);
    book.checkInvariants();
  }

  @Test
  void isNext_onlyTheOldestAtTheBestPrice() {
    book.submit(1, Side.SELL, 100, 10);
    book.submit(2, Side.SELL, 99, 10);
    book.submit(3, Side.SELL, 99, 10);
    assertEquals(List.of(false, true, false, false), List.of(next(1), next(2), next(3), next(4)));
  }

  private boolean next(long id) {
    return book.isNext(id);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomOperations_likeANaiveBook(long seed) {
    Random random = new Random(seed);
    NaiveBook model = new NaiveBook();
    for (int step = 0; step < 5000; step++) {
      long id = Math.max(0, step - 1 - random.nextInt(300));
      long price = 95L + random.nextInt(10);
      long quantity = 1L + random.nextInt(20);
      switch (random.nextInt(9)) {
        case 0 -> {
          assertTrue(book.cancel(id) >= 0);
          model.take(id, Long.MAX_VALUE);
        }
        case 1 -> {
          long there = book.quantityOf(id);
          assertEquals(Math.min(there, quantity), book.cancel(id, quantity));
          model.take(id, quantity);
        }
        case 2 -> {
          long there = book.quantityOf(id);
          assertEquals(Math.min(there, quantity), book.execute(id, quantity));
          model.take(id, quantity);
        }
        case 3 -> {
          assertEquals(book.quantityOf(id) > 0, book.amend(id, price, quantity));
          model.amend(id, price, quantity);
        }
        default -> {
          Side side = random.nextBoolean() ? Side.BUY : Side.SELL;
          book.submit(step, side, price, quantity);
          model.submit(step, side, price, quantity);
        }
      }
      assertEquals(model.executions, executions);
      model.executions.clear();
      executions.clear();
      assertEquals(model.orders(Side.BUY), orders(Side.BUY));
      assertEquals(model.orders(Side.SELL), orders(Side.SELL));
      book.checkInvariants();
    }
  }

  private List<String> orders(Side side) {
    List<String> orders = new ArrayList<>();
    for (PriceLevel level : book.side(side).levels()) {
      for (Order order : level.orders) {
        orders.add(NaiveBook.describe(order.id, order.price, order.quantity));
      }
    }
    return orders;
  }
}
