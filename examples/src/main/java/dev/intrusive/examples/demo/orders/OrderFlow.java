package dev.intrusive.examples.demo.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Makes up what traders send to an exchange: orders around a price that drifts. */
final class OrderFlow {

  private static final long OPENING = TimeUnit.MINUTES.toNanos(9 * 60 + 30);
  private static final long MEAN_PAUSE = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long TICK = 100;
  private static final long FIRST_PRICE = 1_000_000;
  private static final int LOT = 10;
  private static final int MOST_LOTS = 50;
  private static final double MEAN_DISTANCE = 8;
  private static final long FIRST_ID = 1000;

  // Of a hundred messages.
  private static final int SUBMISSIONS = 62;
  private static final int CANCELLATIONS = 8;
  private static final int AGGRESSIVE = 15;

  private final Random random;
  private final OrderBook book;
  private final List<Message> messages = new ArrayList<>();
  private final List<Message> submitted = new ArrayList<>();
  private long now = OPENING;
  private long middle = FIRST_PRICE;

  private OrderFlow(int count, long seed) {
    random = new Random(seed);
    book = new OrderBook(count, (maker, taker, quantity) -> {});
  }

  /** Makes messages, the same for the same seed. */
  static List<Message> generate(int count, long seed) {
    OrderFlow flow = new OrderFlow(count, seed);
    for (int i = 0; i < count; i++) {
      flow.send();
    }
    return flow.messages;
  }

  private void send() {
    now += 1 + (long) (-MEAN_PAUSE * StrictMath.log(1 - random.nextDouble()));
    middle += TICK * (random.nextInt(3) - 1);
    int choice = random.nextInt(100);
    if (choice < SUBMISSIONS || book.size() == 0) {
      submit();
    } else if (choice < SUBMISSIONS + CANCELLATIONS) {
      cancelPart(randomOrder());
    } else {
      cancel(randomOrder());
    }
  }

  private void submit() {
    Side side = random.nextBoolean() ? Side.BUY : Side.SELL;
    long distance = TICK * (long) (-MEAN_DISTANCE * StrictMath.log(1 - random.nextDouble()));
    boolean aggressive = random.nextInt(100) < AGGRESSIVE;
    long price = middle + side.direction() * (aggressive ? distance : -TICK - distance);
    long quantity = (long) LOT * (1 + random.nextInt(MOST_LOTS));
    long id = FIRST_ID + submitted.size();
    Message message = new Message(now, Event.SUBMISSION, id, quantity, price, side);
    book.submit(id, side, price, quantity);
    submitted.add(message);
    messages.add(message);
  }

  /** An order that is in the book; a recent one more often, as traders change their minds soon. */
  private Message randomOrder() {
    while (true) {
      int age = (int) (submitted.size() * random.nextDouble() * random.nextDouble());
      Message message = submitted.get(submitted.size() - 1 - age);
      if (book.quantityOf(message.id()) > 0) {
        return message;
      }
    }
  }

  private void cancelPart(Message order) {
    long left = book.quantityOf(order.id());
    long quantity = Math.max(1, left / 2);
    send(order, quantity == left ? Event.DELETION : Event.CANCELLATION, quantity);
  }

  private void cancel(Message order) {
    send(order, Event.DELETION, book.quantityOf(order.id()));
  }

  private void send(Message order, Event event, long quantity) {
    book.cancel(order.id(), quantity);
    messages.add(new Message(now, event, order.id(), quantity, order.price(), order.side()));
  }
}
