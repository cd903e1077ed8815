package dev.intrusive.records.exchange;

import exchange.core2.collections.objpool.ObjectsPool;
import exchange.core2.core.common.CoreSymbolSpecification;
import exchange.core2.core.common.SymbolType;
import exchange.core2.core.common.config.LoggingConfiguration;
import exchange.core2.core.orderbook.IOrderBook;
import exchange.core2.core.orderbook.OrderBookDirectImpl;
import exchange.core2.core.orderbook.OrderBookEventsHelper;
import exchange.core2.core.orderbook.OrderBookNaiveImpl;
import java.util.HashMap;

/** Makes the books that are compared, each as its authors make it. */
final class Books {

  private static final OrderBookEventsHelper EVENTS =
      OrderBookEventsHelper.NON_POOLED_EVENTS_HELPER;

  private Books() {}

  static CoreSymbolSpecification symbol(SymbolType type) {
    return CoreSymbolSpecification.builder()
        .symbolId(1)
        .type(type)
        .baseCurrency(2)
        .quoteCurrency(3)
        .baseScaleK(1)
        .quoteScaleK(1)
        .build();
  }

  static IntrusiveOrderBook intrusive(SymbolType type, int capacity) {
    return new IntrusiveOrderBook(symbol(type), EVENTS, capacity);
  }

  /** The fast book of exchange-core, with pools of the sizes that its engine chooses. */
  static IOrderBook direct(SymbolType type) {
    HashMap<Integer, Integer> sizes = new HashMap<>();
    sizes.put(ObjectsPool.DIRECT_ORDER, 1 << 20);
    sizes.put(ObjectsPool.DIRECT_BUCKET, 1 << 16);
    sizes.put(ObjectsPool.ART_NODE_4, 1 << 15);
    sizes.put(ObjectsPool.ART_NODE_16, 1 << 14);
    sizes.put(ObjectsPool.ART_NODE_48, 1 << 13);
    sizes.put(ObjectsPool.ART_NODE_256, 1 << 12);
    return new OrderBookDirectImpl(
        symbol(type), new ObjectsPool(sizes), EVENTS, LoggingConfiguration.DEFAULT);
  }

  /** The simple book of exchange-core. */
  static IOrderBook naive(SymbolType type) {
    return new OrderBookNaiveImpl(symbol(type), LoggingConfiguration.DEFAULT);
  }
}
