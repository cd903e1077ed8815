package dev.intrusive.examples.demo.orders;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies messages to a book.
 *
 * <p>Submissions are matched. A recorded market has nothing to match, because what was executed at
 * once is in the record as executions of the orders that were there; the book then shows whether
 * these were indeed next.
 */
final class Replay {

  private final OrderBook book;
  private final int[] counts = new int[Event.MOST + 1];
  private final @Nullable List<Message> record;
  private long now;
  private int unknown;
  private int outOfTurn;
  private int matches;
  private long matched;

  /**
   * Begins with an empty book.
   *
   * @param capacity how many orders it can hold
   * @param recording whether to keep a record, as an exchange publishes it
   */
  Replay(int capacity, boolean recording) {
    book = new OrderBook(capacity, this::executed);
    record = recording ? new ArrayList<>() : null;
  }

  /**
   * Applies messages in their order.
   *
   * @throws IllegalArgumentException if an order is submitted that is in the book
   * @throws dev.intrusive.pool.PoolExhaustedException if the book is full
   */
  void apply(List<Message> messages) {
    for (Message message : messages) {
      apply(message);
    }
  }

  private void apply(Message message) {
    now = message.nanos();
    counts[message.event().number()]++;
    switch (message.event()) {
      case SUBMISSION -> submit(message);
      case CANCELLATION -> finish(message, book.cancel(message.id(), message.quantity()));
      case DELETION -> finish(message, book.cancel(message.id()));
      case EXECUTION -> execute(message);
      case HIDDEN_EXECUTION, CROSS_TRADE, HALT -> {
        // The book does not change.
      }
    }
  }

  private void submit(Message message) {
    book.submit(message.id(), message.side(), message.price(), message.quantity());
    if (record != null) {
      long left = book.quantityOf(message.id());
      if (left > 0) {
        long id = message.id();
        record.add(new Message(now, Event.SUBMISSION, id, left, message.price(), message.side()));
      }
    }
  }

  private void execute(Message message) {
    boolean next = book.isNext(message.id());
    if (finish(message, book.execute(message.id(), message.quantity())) && !next) {
      outOfTurn++;
    }
  }

  /** Takes note of what has become of a message about an order that should be there. */
  private boolean finish(Message message, long quantity) {
    if (quantity == 0) {
      unknown++;
      return false;
    }
    if (record != null) {
      record.add(message);
    }
    return true;
  }

  private void executed(Order maker, Order taker, long quantity) {
    matches++;
    matched += quantity;
    if (record != null) {
      record.add(new Message(now, Event.EXECUTION, maker.id, quantity, maker.price, maker.side));
    }
  }

  OrderBook book() {
    return book;
  }

  /** How many messages there were of an event. */
  int count(Event event) {
    return counts[event.number()];
  }

  /** How many messages were about an order that is not in the book. */
  int unknown() {
    return unknown;
  }

  /** How many executions, of those among the messages, were of an order that was not next. */
  int outOfTurn() {
    return outOfTurn;
  }

  /** How often a submission was executed against an order in the book. */
  int matches() {
    return matches;
  }

  /** How much was executed in this way. */
  long matched() {
    return matched;
  }

  /** What an exchange would have published. */
  List<Message> record() {
    if (record == null) {
      throw new IllegalStateException("no record was kept");
    }
    return record;
  }
}
