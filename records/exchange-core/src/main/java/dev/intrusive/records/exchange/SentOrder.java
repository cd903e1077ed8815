package dev.intrusive.records.exchange;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import exchange.core2.core.common.OrderAction;
import org.jspecify.annotations.Nullable;

/** What the traders remember of an order that rests. */
final class SentOrder {

  @IntrusiveKey("byId")
  final long id;

  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  @Nullable SentOrder byIdNext;

  @MapLink("byId")
  @Nullable SentOrderById byId;

  final long uid;
  final OrderAction action;

  /** The index among all orders. */
  int index;

  SentOrder(long id, long uid, OrderAction action, int index) {
    this.id = id;
    this.uid = uid;
    this.action = action;
    this.index = index;
  }
}
