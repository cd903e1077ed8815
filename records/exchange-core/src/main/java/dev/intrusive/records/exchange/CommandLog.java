package dev.intrusive.records.exchange;

import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.common.cmd.OrderCommandType;
import exchange.core2.core.orderbook.IOrderBook;
import java.util.Arrays;

/** Commands in the order in which they are to be executed, as numbers. */
final class CommandLog {

  private static final int WORDS = 5;
  private static final int TYPE_BITS = 8;
  private static final int USER_SHIFT = 2 * TYPE_BITS;
  private static final int TYPE_MASK = (1 << TYPE_BITS) - 1;

  private static final OrderCommandType[] COMMANDS = OrderCommandType.values();
  private static final OrderType[] TYPES = OrderType.values();

  private long[] words = new long[1024 * WORDS];
  private int size;

  int size() {
    return size;
  }

  /**
   * Adds what a generator makes.
   *
   * @param book where the commands are executed, so that the generator sees what becomes of them
   * @param count how many commands; if it is 0, as many as it takes until the book is full
   */
  void record(CommandGenerator generator, IOrderBook book, int count) {
    OrderCommand command = new OrderCommand();
    for (int i = 0; count == 0 ? !generator.isFull() : i < count; i++) {
      generator.next(command);
      add(command);
      command.resultCode = IOrderBook.processCommand(book, command);
      generator.executed(command);
    }
  }

  private void add(OrderCommand command) {
    int start = size * WORDS;
    if (start == words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
    }
    words[start] =
        command.uid << USER_SHIFT
            | (long) indexOf(command.orderType, TYPES) << TYPE_BITS
            | (long) indexOf(command.command, COMMANDS) << 1
            | (command.action == OrderAction.BID ? 1 : 0);
    words[start + 1] = command.orderId;
    words[start + 2] = command.price;
    words[start + 3] = command.size;
    words[start + 4] = command.reserveBidPrice;
    size++;
  }

  private static int indexOf(Object value, Object[] values) {
    return Arrays.asList(values).indexOf(value);
  }

  /** Makes an object the command at an index, as a ring buffer has one for the next command. */
  void load(int index, OrderCommand command) {
    int start = index * WORDS;
    long word = words[start];
    command.uid = word >> USER_SHIFT;
    command.orderType = TYPES[(int) (word >> TYPE_BITS) & TYPE_MASK];
    command.command = COMMANDS[(int) word >> 1 & TYPE_MASK >> 1];
    command.action = (word & 1) != 0 ? OrderAction.BID : OrderAction.ASK;
    command.orderId = words[start + 1];
    command.price = words[start + 2];
    command.size = words[start + 3];
    command.reserveBidPrice = words[start + 4];
    command.resultCode = CommandResultCode.VALID_FOR_MATCHING_ENGINE;
    command.matcherEvent = null;
  }
}
