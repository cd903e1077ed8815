package dev.intrusive.records.matching.rivals;

import dev.intrusive.records.matching.Book;
import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.Reports;
import dev.intrusive.records.matching.Side;
import exchange.core2.collections.objpool.ObjectsPool;
import exchange.core2.core.common.CoreSymbolSpecification;
import exchange.core2.core.common.IOrder;
import exchange.core2.core.common.MatcherEventType;
import exchange.core2.core.common.MatcherTradeEvent;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.OrderType;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.cmd.CommandResultCode;
import exchange.core2.core.common.cmd.OrderCommand;
import exchange.core2.core.common.config.LoggingConfiguration;
import exchange.core2.core.orderbook.IOrderBook;
import exchange.core2.core.orderbook.OrderBookDirectImpl;
import exchange.core2.core.orderbook.OrderBookEventsHelper;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The fast order book of exchange-core, with pools of the sizes that its own engine chooses, and
 * with events that are not pooled, as it is released.
 */
public final class ExchangeCoreEngine implements Engine, Book {

  private final OrderCommand command = new OrderCommand();
  private final IOrderBook book;
  private final Reports reports;

  /** Creates an engine with an empty book. */
  public ExchangeCoreEngine(Reports reports) {
    this.reports = reports;
    CoreSymbolSpecification symbol =
        CoreSymbolSpecification.builder()
            .symbolId(1)
            .type(SymbolType.FUTURES_CONTRACT)
            .baseCurrency(2)
            .quoteCurrency(3)
            .baseScaleK(1)
            .quoteScaleK(1)
            .build();
    HashMap<Integer, Integer> pools =
        new HashMap<>(
            Map.of(
                ObjectsPool.DIRECT_ORDER, 1 << 20,
                ObjectsPool.DIRECT_BUCKET, 1 << 16,
                ObjectsPool.ART_NODE_4, 1 << 15,
                ObjectsPool.ART_NODE_16, 1 << 14,
                ObjectsPool.ART_NODE_48, 1 << 13,
                ObjectsPool.ART_NODE_256, 1 << 12));
    book =
        new OrderBookDirectImpl(
            symbol,
            new ObjectsPool(pools),
            OrderBookEventsHelper.NON_POOLED_EVENTS_HELPER,
            LoggingConfiguration.DEFAULT);
  }

  @Override
  public void submit(long id, Side side, long price, long quantity, boolean immediate) {
    reports.accepted(id, side, price, quantity);
    place(id, side, price, quantity, immediate);
  }

  @Override
  public void cancel(long id) {
    if (remove(id)) {
      reports.cancelled(id, side(), command.matcherEvent.price);
    } else {
      reports.cancelRejected(id);
    }
  }

  /** The book can move an order, but not increase its quantity. */
  @Override
  public void modify(long id, long price, long quantity) {
    if (remove(id)) {
      Side side = side();
      place(id, side, price, quantity, false);
      reports.modified(id, side, price, quantity);
    } else {
      reports.modifyRejected(id);
    }
  }

  private boolean remove(long id) {
    command.orderId = id;
    command.matcherEvent = null;
    return book.cancelOrder(command) == CommandResultCode.SUCCESS;
  }

  private void place(long id, Side side, long price, long quantity, boolean immediate) {
    command.orderId = id;
    command.action = side == Side.BUY ? OrderAction.BID : OrderAction.ASK;
    command.orderType = immediate ? OrderType.IOC : OrderType.GTC;
    command.price = price;
    command.reserveBidPrice = price;
    command.size = quantity;
    command.matcherEvent = null;
    book.newOrder(command);
    for (MatcherTradeEvent event = command.matcherEvent; event != null; event = event.nextEvent) {
      if (event.eventType == MatcherEventType.TRADE) {
        reports.traded(event.price, event.size, event.matchedOrderId, id);
      }
    }
    MatcherTradeEvent first = command.matcherEvent; // a rejection is put before the trades
    if (first != null && first.eventType == MatcherEventType.REJECT) {
      reports.cancelled(id, side, price);
    }
  }

  /** Returns the side that the book has told of an order. */
  private Side side() {
    return command.action == OrderAction.BID ? Side.BUY : Side.SELL;
  }

  @Override
  public long bestPrice(Side side) {
    return orders(side).mapToLong(IOrder::getPrice).findFirst().orElse(NO_PRICE);
  }

  @Override
  public void forEachOrder(OrderVisitor visitor) {
    for (Side side : Side.values()) {
      orders(side)
          .forEach(
              order ->
                  visitor.visit(
                      side,
                      order.getPrice(),
                      order.getOrderId(),
                      order.getSize() - order.getFilled()));
    }
  }

  private Stream<? extends IOrder> orders(Side side) {
    return side == Side.BUY ? book.bidOrdersStream(true) : book.askOrdersStream(true);
  }
}
