package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import exchange.core2.core.common.MatcherEventType;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.common.cmd.OrderCommandType;
import exchange.core2.core.orderbook.IOrderBook;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The commands that are measured are those that the page describes. */
class CommandGeneratorTest {

  private static final int COMMANDS = 100_000;
  private static final int RESTING = 1_000;

  private final IntrusiveOrderBook book = Books.intrusive(SymbolType.FUTURES_CONTRACT, 2 * RESTING);

  @Test
  void theMixIsTheOneOfExchangeCore() {
    CommandGenerator generator = new CommandGenerator(1, Mix.MEASURED, RESTING, 1_000);
    Map<OrderCommandType, Integer> commands = new EnumMap<>(OrderCommandType.class);
    Map<OrderType, Integer> placed = new EnumMap<>(OrderType.class);
    int trading = 0;
    OrderCommand command = new OrderCommand();
    while (!generator.isFull()) {
      execute(generator, command);
    }
    for (int i = 0; i < COMMANDS; i++) {
      execute(generator, command);
      commands.merge(command.command, 1, Integer::sum);
      if (command.command == OrderCommandType.PLACE_ORDER) {
        placed.merge(command.orderType, 1, Integer::sum);
      }
      if (command.matcherEvent != null
          && command.extractEvents().stream()
              .anyMatch(event -> event.eventType == MatcherEventType.TRADE)) {
        trading++;
      }
    }
    assertShare(82, commands.getOrDefault(OrderCommandType.MOVE_ORDER, 0));
    assertShare(9, placed.getOrDefault(OrderType.GTC, 0));
    assertShare(3, placed.getOrDefault(OrderType.IOC, 0));
    assertShare(6, commands.getOrDefault(OrderCommandType.CANCEL_ORDER, 0));
    assertShare(5, trading);
    assertEquals(RESTING, generator.resting(), RESTING / 50);
    int levels = book.getTotalAskBuckets(RESTING) + book.getTotalBidBuckets(RESTING);
    assertEquals(750, levels, 75);
  }

  private static void assertShare(int percent, int count) {
    assertEquals(percent, 100.0 * count / COMMANDS, 2);
  }

  @Test
  void aSeedDecidesTheCommands() {
    assertEquals(hash(1), hash(1));
    assertNotEquals(hash(1), hash(2));
  }

  private static int hash(int seed) {
    IntrusiveOrderBook book = Books.intrusive(SymbolType.FUTURES_CONTRACT, 200);
    CommandGenerator generator = new CommandGenerator(seed, Mix.COMPARED, 100, 50);
    OrderCommand command = new OrderCommand();
    for (int i = 0; i < 1_000; i++) {
      generator.next(command);
      command.resultCode = IOrderBook.processCommand(book, command);
      generator.executed(command);
    }
    return book.stateHash();
  }

  @Test
  void aLogHoldsTheCommands() {
    CommandLog log = new CommandLog();
    CommandGenerator recorded = new CommandGenerator(3, Mix.MEASURED, 300, 100);
    IOrderBook naive = Books.naive(SymbolType.FUTURES_CONTRACT);
    log.record(recorded, naive, 0);
    log.record(recorded, naive, 200);
    CommandGenerator generator = new CommandGenerator(3, Mix.MEASURED, 300, 100);
    OrderCommand expected = new OrderCommand();
    OrderCommand actual = new OrderCommand();
    assertTrue(log.size() > 300);
    for (int i = 0; i < log.size(); i++) {
      generator.next(expected);
      log.load(i, actual);
      assertEquals(expected.toString(), actual.toString());
      expected.resultCode = IOrderBook.processCommand(book, expected);
      generator.executed(expected);
    }
  }

  private void execute(CommandGenerator generator, OrderCommand command) {
    generator.next(command);
    command.resultCode = IOrderBook.processCommand(book, command);
    generator.executed(command);
  }
}
