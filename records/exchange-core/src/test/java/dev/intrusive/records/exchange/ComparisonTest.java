package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import exchange.core2.core.common.MatcherTradeEvent;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.orderbook.IOrderBook;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Executes commands on this book and on both books of exchange-core, and compares result, events
 * and state after each. {@code -Drecord.commands=500000} executes that many for each seed.
 */
class ComparisonTest {

  private static final int COMMANDS = Integer.getInteger("record.commands", 5_000);
  private static final int SEEDS = 20;
  private static final int CHECKED = 500;
  private static final List<Integer> RESTING = List.of(8, 20, 60, 120, 30);
  private static final List<Integer> WIDTHS = List.of(5, 100, 5_000, 90_000);

  private final OrderCommand command = new OrderCommand();

  static List<Integer> seeds() {
    return IntStream.range(0, SEEDS).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void eachCommandLeadsToTheSameStateResultAndEvents(int seed) {
    SymbolType type =
        seed % 2 == 0 ? SymbolType.CURRENCY_EXCHANGE_PAIR : SymbolType.FUTURES_CONTRACT;
    int resting = RESTING.get(seed % RESTING.size());
    int width = WIDTHS.get(seed % WIDTHS.size());
    CommandGenerator generator = new CommandGenerator(seed, Mix.COMPARED, resting, width);
    IntrusiveOrderBook book = Books.intrusive(type, COMMANDS);
    List<IOrderBook> others = List.of(Books.direct(type), Books.naive(type));
    Map<CommandResultCode, Integer> results = new EnumMap<>(CommandResultCode.class);
    for (int i = 0; i < COMMANDS; i++) {
      generator.next(command);
      List<OrderCommand> copies = others.stream().map(other -> command.copy()).toList();
      command.resultCode = IOrderBook.processCommand(book, command);
      for (int j = 0; j < others.size(); j++) {
        compare(i, book, others.get(j), copies.get(j));
      }
      if (i % CHECKED == 0) {
        book.validateInternalState();
        others.forEach(IOrderBook::validateInternalState);
      }
      results.merge(command.resultCode, 1, Integer::sum);
      generator.executed(command);
    }
    assertTrue(results.keySet().containsAll(expected(type)), results::toString);
  }

  private void compare(int index, IOrderBook book, IOrderBook other, OrderCommand copy) {
    copy.resultCode = IOrderBook.processCommand(other, copy);
    String where = "command " + index + ", " + command.command + " " + command.orderType;
    assertEquals(copy.resultCode, command.resultCode, where);
    if (command.resultCode == CommandResultCode.SUCCESS) {
      assertEquals(copy.action, command.action, where);
    }
    assertEquals(copy.marketData, command.marketData, where);
    MatcherTradeEvent event = command.matcherEvent;
    for (MatcherTradeEvent same : copy.extractEvents()) {
      assertEquals(same, event, where);
      assertEquals(same.eventType, event.eventType, where);
      event = event.nextEvent;
    }
    assertEquals(null, event, where);
    assertEquals(other.stateHash(), book.stateHash(), where);
  }

  private static List<CommandResultCode> expected(SymbolType type) {
    List<CommandResultCode> always =
        List.of(
            CommandResultCode.SUCCESS,
            CommandResultCode.MATCHING_UNKNOWN_ORDER_ID,
            CommandResultCode.MATCHING_REDUCE_FAILED_WRONG_SIZE,
            CommandResultCode.MATCHING_UNSUPPORTED_COMMAND,
            CommandResultCode.RISK_NSF);
    return type == SymbolType.FUTURES_CONTRACT
        ? always
        : Stream.concat(
                always.stream(),
                Stream.of(CommandResultCode.MATCHING_MOVE_FAILED_PRICE_OVER_RISK_LIMIT))
            .toList();
  }

  @Test
  void queriesOfTheBooksAreEqual() {
    SymbolType type = SymbolType.FUTURES_CONTRACT;
    CommandGenerator generator = new CommandGenerator(1, Mix.COMPARED, 500, 300);
    IntrusiveOrderBook book = Books.intrusive(type, 1_000);
    IOrderBook other = Books.direct(type);
    for (int i = 0; i < 3_000; i++) {
      generator.next(command);
      OrderCommand copy = command.copy();
      command.resultCode = IOrderBook.processCommand(book, command);
      IOrderBook.processCommand(other, copy);
      generator.executed(command);
    }
    for (var action : OrderAction.values()) {
      assertEquals(other.getOrdersNum(action), book.getOrdersNum(action));
      assertEquals(other.getTotalOrdersVolume(action), book.getTotalOrdersVolume(action));
    }
    for (int limit : List.of(0, 1, 5, 100_000)) {
      assertEquals(other.getTotalAskBuckets(limit), book.getTotalAskBuckets(limit));
      assertEquals(other.getTotalBidBuckets(limit), book.getTotalBidBuckets(limit));
      assertEquals(other.getL2MarketDataSnapshot(limit), book.getL2MarketDataSnapshot(limit));
    }
    for (long user = 0; user < 100; user++) {
      assertEquals(Set.copyOf(other.findUserOrders(user)), Set.copyOf(book.findUserOrders(user)));
    }
    assertEquals(other.getSymbolSpec(), book.getSymbolSpec());
  }
}
