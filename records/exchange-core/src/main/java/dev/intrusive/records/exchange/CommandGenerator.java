package dev.intrusive.records.exchange;

import exchange.core2.core.common.MatcherEventType;
import exchange.core2.core.common.MatcherTradeEvent;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.common.cmd.OrderCommandType;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes up what the traders of one symbol send, the same for the same seed: prices around a center
 * that drifts, most of them near it.
 *
 * <p>First come as many orders as are to rest, then commands of a mix. The generator must see what
 * becomes of each command, since traders cancel and move orders that rest.
 */
final class CommandGenerator {

  private static final int USERS = 1_000;
  private static final long FIRST_CENTER = 100_000;
  private static final long LARGEST_SIZE = 100;

  /** Of how many moves and orders one crosses the best price of the other side. */
  private static final int CROSSING = 40;

  private static final int DRIFT = 16;
  private static final int THOUSAND = 1_000;

  private final Random random;
  private final Mix mix;
  private final int resting;
  private final int width;
  private final List<SentOrder> orders = new ArrayList<>();
  private final SentOrderById byId;
  private long center = FIRST_CENTER;
  private long lastId;
  private boolean isFull;

  /**
   * Creates a generator.
   *
   * @param resting how many orders are to rest
   * @param width how far prices are from the center at most
   */
  CommandGenerator(long seed, Mix mix, int resting, int width) {
    random = new Random(seed);
    this.mix = mix;
    this.resting = resting;
    this.width = width;
    byId = new SentOrderById(resting);
  }

  /** Whether as many orders rest as there are to be. */
  boolean isFull() {
    return isFull;
  }

  int resting() {
    return orders.size();
  }

  /** Makes the next command. After its execution, {@link #executed} must be called. */
  void next(OrderCommand command) {
    if (random.nextInt(DRIFT) == 0) {
      center += random.nextInt(3) - 1;
    }
    clear(command);
    isFull = orders.size() >= resting || (isFull && !orders.isEmpty());
    if (!isFull) {
      place(command, OrderType.GTC, restingPrice(command.action));
      return;
    }
    int choice = random.nextInt(THOUSAND) - mix.places();
    if (choice < 0) {
      placeOrCancel(command);
    } else if ((choice -= mix.takes()) < 0) {
      place(command, OrderType.IOC, crossingPrice(command.action));
    } else if ((choice -= mix.budgets()) < 0) {
      spend(command);
    } else if ((choice -= mix.reductions()) < 0) {
      address(command, OrderCommandType.REDUCE_ORDER, randomOrder());
      command.size = randomSize();
    } else if ((choice -= mix.queries()) < 0) {
      command.command = OrderCommandType.ORDER_BOOK_REQUEST;
      command.size = random.nextInt(20) - 1L;
    } else if ((choice -= mix.mistakes()) < 0) {
      mistake(command);
    } else {
      SentOrder order = randomOrder();
      address(command, OrderCommandType.MOVE_ORDER, order);
      command.price = price(order.action);
    }
  }

  /** Takes note of what became of a command. */
  void executed(OrderCommand command) {
    boolean isPlaced =
        command.command == OrderCommandType.PLACE_ORDER
            && command.orderType == OrderType.GTC
            && command.resultCode == CommandResultCode.SUCCESS;
    boolean isOver = false;
    for (MatcherTradeEvent event = command.matcherEvent; event != null; event = event.nextEvent) {
      isOver |= event.activeOrderCompleted;
      if (event.eventType == MatcherEventType.TRADE && event.matchedOrderCompleted) {
        forget(event.matchedOrderId);
      }
    }
    if (isPlaced && !isOver) {
      SentOrder order = new SentOrder(command.orderId, command.uid, command.action, orders.size());
      orders.add(order);
      byId.add(order);
    } else if (!isPlaced && isOver && command.command != OrderCommandType.PLACE_ORDER) {
      forget(command.orderId);
    }
  }

  private void forget(long id) {
    SentOrder order = byId.removeKey(id);
    if (order == null) {
      throw new IllegalStateException("order " + id + " was completed but did not rest");
    }
    SentOrder last = orders.remove(orders.size() - 1);
    if (last != order) {
      orders.set(order.index, last);
      last.index = order.index;
    }
  }

  private void clear(OrderCommand command) {
    command.resultCode = CommandResultCode.VALID_FOR_MATCHING_ENGINE;
    command.matcherEvent = null;
    command.marketData = null;
    command.action = random.nextBoolean() ? OrderAction.BID : OrderAction.ASK;
    command.orderId = 0;
    command.uid = 0;
    command.price = 0;
    command.size = 0;
    command.reserveBidPrice = 0;
    command.orderType = OrderType.GTC;
  }

  private void placeOrCancel(OrderCommand command) {
    if (orders.size() <= resting) {
      place(command, OrderType.GTC, price(command.action));
    } else {
      address(command, OrderCommandType.CANCEL_ORDER, randomOrder());
    }
  }

  private void place(OrderCommand command, OrderType type, long price) {
    command.command = OrderCommandType.PLACE_ORDER;
    command.orderType = type;
    lastId++;
    command.orderId = lastId;
    command.uid = 1L + random.nextInt(USERS);
    command.price = price;
    command.reserveBidPrice = price + width / 4 + random.nextInt(width);
    command.size = randomSize();
  }

  private void spend(OrderCommand command) {
    place(command, OrderType.FOK_BUDGET, 0);
    command.size *= 1 + random.nextInt(4);
    command.price = command.size * (center + random.nextInt(5) - 2);
  }

  private static void address(OrderCommand command, OrderCommandType type, SentOrder order) {
    command.command = type;
    command.orderId = order.id;
    command.uid = order.uid;
  }

  private void mistake(OrderCommand command) {
    SentOrder order = randomOrder();
    switch (random.nextInt(9)) {
      case 0 -> address(command, OrderCommandType.CANCEL_ORDER, order);
      case 1 -> address(command, OrderCommandType.MOVE_ORDER, order);
      case 2 -> {
        address(command, OrderCommandType.REDUCE_ORDER, order);
        command.size = 1;
      }
      case 3 -> {
        address(command, OrderCommandType.REDUCE_ORDER, order);
        command.size = -random.nextInt(2);
        return;
      }
      case 4 -> {
        place(command, OrderType.GTC, price(command.action));
        lastId--;
        command.orderId = order.id;
        return;
      }
      case 5 -> {
        place(command, OrderType.FOK, price(command.action));
        return;
      }
      case 6 -> {
        place(command, OrderType.IOC_BUDGET, price(command.action));
        return;
      }
      case 7 -> {
        place(command, OrderType.GTC, price(command.action));
        command.resultCode = CommandResultCode.RISK_NSF;
        return;
      }
      default -> {
        command.command = OrderCommandType.NOP;
        return;
      }
    }
    if (random.nextBoolean()) {
      command.uid++;
    } else {
      command.orderId = -command.orderId;
    }
  }

  private SentOrder randomOrder() {
    return orders.get(random.nextInt(orders.size()));
  }

  private long randomSize() {
    return 1 + (long) (LARGEST_SIZE * random.nextDouble());
  }

  private long price(OrderAction action) {
    return random.nextInt(CROSSING) == 0 ? crossingPrice(action) : restingPrice(action);
  }

  private long restingPrice(OrderAction action) {
    double distance = random.nextDouble();
    long offset = 1 + (long) (width * distance * Math.sqrt(distance));
    return action == OrderAction.BID ? center - offset : center + offset;
  }

  private long crossingPrice(OrderAction action) {
    long offset = 1L + random.nextInt(1 + width / 100);
    return action == OrderAction.BID ? center + offset : center - offset;
  }
}
