package dev.intrusive.records.exchange;

import exchange.core2.core.common.CoreSymbolSpecification;
import exchange.core2.core.common.IOrder;
import exchange.core2.core.common.L2MarketData;
import exchange.core2.core.common.MatcherTradeEvent;
import exchange.core2.core.common.Order;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.orderbook.IOrderBook;
import exchange.core2.core.orderbook.OrderBookEventsHelper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;

/**
 * An order book for exchange-core on generated structures: the orders are pooled, each is in the
 * queue of its price and in a map by id, and a cancelled or executed order leaves both when its
 * life ends. The prices are in {@link PriceLadder}s.
 *
 * <p>Each command leads to the same state, the same result and the same events as in the books of
 * exchange-core, except that this one has room for a fixed number of orders. What does not find
 * room to rest is rejected.
 */
public final class IntrusiveOrderBook implements IOrderBook {

  private final CoreSymbolSpecification symbol;
  private final OrderBookEventsHelper events;
  private final RestingOrderPool orders;
  private final RestingOrderById byId;
  private final PriceLadder asks = new PriceLadder(OrderAction.ASK);
  private final PriceLadder bids = new PriceLadder(OrderAction.BID);

  /**
   * Creates an empty book.
   *
   * @param symbol what is traded
   * @param events creates the events of commands
   * @param capacity how many orders can rest at the same time
   * @throws IllegalArgumentException if the capacity is less than 1
   */
  public IntrusiveOrderBook(
      CoreSymbolSpecification symbol, OrderBookEventsHelper events, int capacity) {
    this.symbol = symbol;
    this.events = events;
    orders = new RestingOrderPool(capacity);
    byId = new RestingOrderById(capacity);
  }

  // Commands.

  @Override
  public void newOrder(OrderCommand command) {
    if (command.orderType == OrderType.GTC) {
      placeOrMatch(command);
    } else if (command.orderType == OrderType.IOC) {
      matchOrReject(command);
    } else if (command.orderType == OrderType.FOK_BUDGET) {
      matchWithinBudget(command);
    } else {
      events.attachRejectEvent(command, command.size);
    }
  }

  private void placeOrMatch(OrderCommand command) {
    OrderAction action = command.action;
    long price = command.price;
    long filled = match(command, action, price, command.size, command.reserveBidPrice);
    if (filled == command.size) {
      return;
    }
    RestingOrder order =
        byId.containsKey(command.orderId) ? null : orders.tryEmplace(command, filled);
    if (order == null) {
      events.attachRejectEvent(command, command.size - filled);
      return;
    }
    byId.add(order);
    append(order, ladder(action).at(price));
  }

  private void matchOrReject(OrderCommand command) {
    long filled =
        match(command, command.action, command.price, command.size, command.reserveBidPrice);
    if (filled != command.size) {
      events.attachRejectEvent(command, command.size - filled);
    }
  }

  /** Matches an order completely or not at all; the price is what it may cost or must bring. */
  private void matchWithinBudget(OrderCommand command) {
    OrderAction action = command.action;
    PriceLadder makers = ladder(action.opposite());
    long missing = command.size;
    long sum = 0;
    PriceLevel level = makers.best();
    while (level != null && missing > level.volume) {
      missing -= level.volume;
      sum += level.volume * level.price;
      level = makers.next(level);
    }
    boolean isBid = action == OrderAction.BID;
    if (level != null) {
      sum += missing * level.price;
      if (isBid ? sum <= command.price : sum >= command.price) {
        long noLimit = isBid ? Long.MAX_VALUE : Long.MIN_VALUE;
        match(command, action, noLimit, command.size, command.reserveBidPrice);
        return;
      }
    }
    events.attachRejectEvent(command, command.size);
  }

  @Override
  public CommandResultCode cancelOrder(OrderCommand command) {
    RestingOrder order = byId.get(command.orderId);
    if (order == null || order.uid != command.uid) {
      return CommandResultCode.MATCHING_UNKNOWN_ORDER_ID;
    }
    reduce(command, order, order.remaining());
    return CommandResultCode.SUCCESS;
  }

  @Override
  public CommandResultCode reduceOrder(OrderCommand command) {
    if (command.size <= 0) {
      return CommandResultCode.MATCHING_REDUCE_FAILED_WRONG_SIZE;
    }
    RestingOrder order = byId.get(command.orderId);
    if (order == null || order.uid != command.uid) {
      return CommandResultCode.MATCHING_UNKNOWN_ORDER_ID;
    }
    reduce(command, order, Math.min(command.size, order.remaining()));
    return CommandResultCode.SUCCESS;
  }

  private void reduce(OrderCommand command, RestingOrder order, long quantity) {
    PriceLevel level = levelOf(order);
    boolean isLast = quantity == order.remaining();
    command.action = level.side();
    command.matcherEvent = events.sendReduceEvent(order, quantity, isLast);
    level.volume -= quantity;
    if (isLast) {
      orders.release(order);
      closeIfEmpty(level);
    } else {
      order.size -= quantity;
    }
  }

  @Override
  public CommandResultCode moveOrder(OrderCommand command) {
    RestingOrder order = byId.get(command.orderId);
    if (order == null || order.uid != command.uid) {
      return CommandResultCode.MATCHING_UNKNOWN_ORDER_ID;
    }
    PriceLevel from = levelOf(order);
    OrderAction action = from.side();
    if (action == OrderAction.BID
        && command.price > order.reserveBidPrice
        && symbol.type == SymbolType.CURRENCY_EXCHANGE_PAIR) {
      return CommandResultCode.MATCHING_MOVE_FAILED_PRICE_OVER_RISK_LIMIT;
    }
    command.action = action;
    long remaining = order.remaining();
    long filled = match(command, action, command.price, remaining, order.reserveBidPrice);
    from.volume -= remaining;
    if (filled == remaining) {
      orders.release(order);
    } else {
      order.filled += filled;
      order.price = command.price;
      append(order, from.ladder.at(command.price));
    }
    closeIfEmpty(from);
    return CommandResultCode.SUCCESS;
  }

  /**
   * Matches a quantity with the orders of the other side, from the best price to a limit, and makes
   * these trades the events of a command.
   *
   * @return what was matched
   */
  private long match(
      OrderCommand command, OrderAction action, long limit, long quantity, long reserveBidPrice) {
    PriceLadder makers = ladder(action.opposite());
    PriceLevel level = makers.best();
    if (level == null || !makers.isWithin(level.price, limit)) {
      return 0;
    }
    long left = quantity;
    MatcherTradeEvent last = null;
    while (left > 0 && level != null && makers.isWithin(level.price, limit)) {
      RestingOrder maker = level.orders.getFirst();
      long traded = Math.min(left, maker.remaining());
      left -= traded;
      maker.filled += traded;
      level.volume -= traded;
      boolean isComplete = maker.filled == maker.size;
      long held = action == OrderAction.BID ? reserveBidPrice : maker.reserveBidPrice;
      MatcherTradeEvent event = events.sendTradeEvent(maker, isComplete, left == 0, traded, held);
      if (last == null) {
        command.matcherEvent = event;
      } else {
        last.nextEvent = event;
      }
      last = event;
      if (isComplete) {
        orders.release(maker);
        closeIfEmpty(level);
        level = makers.best();
      }
    }
    return quantity - left;
  }

  /** Puts an order at the end of a queue, wherever it was. */
  private static void append(RestingOrder order, PriceLevel level) {
    boolean isOpen = level.isOpen();
    level.orders.moveToLast(order);
    level.volume += order.remaining();
    order.levelNumber = level.number;
    if (!isOpen) {
      level.ladder.opened(level);
    }
  }

  private static void closeIfEmpty(PriceLevel level) {
    if (!level.isOpen()) {
      level.ladder.closed(level);
    }
  }

  PriceLevel levelOf(RestingOrder order) {
    return ladder(order.getAction()).levelOf(order);
  }

  private PriceLadder ladder(OrderAction action) {
    return action == OrderAction.ASK ? asks : bids;
  }

  // Queries.

  @Override
  public int getOrdersNum(OrderAction action) {
    int count = 0;
    PriceLadder ladder = ladder(action);
    for (PriceLevel level = ladder.best(); level != null; level = ladder.next(level)) {
      count += level.orders.size();
    }
    return count;
  }

  @Override
  public long getTotalOrdersVolume(OrderAction action) {
    long volume = 0;
    PriceLadder ladder = ladder(action);
    for (PriceLevel level = ladder.best(); level != null; level = ladder.next(level)) {
      volume += level.volume;
    }
    return volume;
  }

  @Override
  public @Nullable IOrder getOrderById(long orderId) {
    return byId.get(orderId);
  }

  @Override
  public void validateInternalState() {
    byId.checkInvariants();
    asks.checkInvariants();
    bids.checkInvariants();
    int resting = getOrdersNum(OrderAction.ASK) + getOrdersNum(OrderAction.BID);
    if (resting != byId.size() || resting != orders.liveCount()) {
      throw new IllegalStateException(
          "%d orders rest, %d have an id, %d live"
              .formatted(resting, byId.size(), orders.liveCount()));
    }
  }

  /** The type whose serialized form this book writes. */
  @Override
  public OrderBookImplType getImplementationType() {
    return OrderBookImplType.DIRECT;
  }

  @Override
  public List<Order> findUserOrders(long uid) {
    List<Order> found = new ArrayList<>();
    byId.forEach(
        order -> {
          if (order.uid == uid) {
            found.add(
                new Order(
                    order.id,
                    order.price,
                    order.size,
                    order.filled,
                    order.reserveBidPrice,
                    order.getAction(),
                    order.uid,
                    order.timestamp));
          }
        });
    return found;
  }

  @Override
  public CoreSymbolSpecification getSymbolSpec() {
    return symbol;
  }

  @Override
  public Stream<RestingOrder> askOrdersStream(boolean sorted) {
    return stream(asks);
  }

  @Override
  public Stream<RestingOrder> bidOrdersStream(boolean sorted) {
    return stream(bids);
  }

  private static Stream<RestingOrder> stream(PriceLadder ladder) {
    PriceLevel best = ladder.best();
    return best == null
        ? Stream.empty()
        : Stream.iterate(best, level -> level != null, ladder::next)
            .flatMap(level -> level.orders.stream());
  }

  @Override
  public void fillAsks(int size, L2MarketData data) {
    int count = 0;
    for (PriceLevel level = asks.best(); level != null && count < size; level = asks.next(level)) {
      data.askPrices[count] = level.price;
      data.askVolumes[count] = level.volume;
      data.askOrders[count] = level.orders.size();
      count++;
    }
    data.askSize = count;
  }

  @Override
  public void fillBids(int size, L2MarketData data) {
    int count = 0;
    for (PriceLevel level = bids.best(); level != null && count < size; level = bids.next(level)) {
      data.bidPrices[count] = level.price;
      data.bidVolumes[count] = level.volume;
      data.bidOrders[count] = level.orders.size();
      count++;
    }
    data.bidSize = count;
  }

  @Override
  public int getTotalAskBuckets(int limit) {
    return count(asks, limit);
  }

  @Override
  public int getTotalBidBuckets(int limit) {
    return count(bids, limit);
  }

  private static int count(PriceLadder ladder, int limit) {
    int count = 0;
    PriceLevel level = ladder.best();
    while (level != null && count < limit) {
      count++;
      level = ladder.next(level);
    }
    return count;
  }

  /** Writes what {@code OrderBookDirectImpl} reads. */
  @Override
  @SuppressWarnings("rawtypes") // as it is declared
  public void writeMarshallable(BytesOut bytes) {
    bytes.writeByte(getImplementationType().getCode());
    symbol.writeMarshallable(bytes);
    bytes.writeInt(byId.size());
    stream(asks).forEach(order -> write(order, bytes));
    stream(bids).forEach(order -> write(order, bytes));
  }

  private static void write(RestingOrder order, BytesOut<?> bytes) {
    bytes.writeLong(order.id);
    bytes.writeLong(order.price);
    bytes.writeLong(order.size);
    bytes.writeLong(order.filled);
    bytes.writeLong(order.reserveBidPrice);
    bytes.writeByte(order.getAction().getCode());
    bytes.writeLong(order.uid);
    bytes.writeLong(order.timestamp);
  }
}
