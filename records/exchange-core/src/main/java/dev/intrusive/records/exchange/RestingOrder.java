package dev.intrusive.records.exchange;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import exchange.core2.core.common.IOrder;
import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.cmd.OrderCommand;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An order in the book: in the queue of its price, and in the map of all orders by their ids. */
@Pooled(threadSafe = false)
public final class RestingOrder implements IOrder {

  @PoolSlot int slot;

  @IntrusiveKey("byId")
  long id;

  long price;
  long size;
  long filled;
  long uid;
  long reserveBidPrice;
  long timestamp;

  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  @Nullable RestingOrder byIdNext;

  @MapLink("byId")
  @Nullable RestingOrderById byId;

  @IntrusiveLink("queue")
  @Nullable RestingOrder queuePrevious;

  @IntrusiveLink("queue")
  @Nullable RestingOrder queueNext;

  @IntrusiveLink("queue")
  @Nullable RestingOrderQueue queue;

  /**
   * The number of its level, valid while it is in a queue. Not a reference, because an order gets
   * another level with each move, and a stored reference costs a GC write barrier. Its sign is the
   * side: orders are many, and a field for the side would make each 8 bytes larger.
   */
  int levelNumber;

  RestingOrder() {}

  @OnEmplace
  void rest(OrderCommand command, long filled) {
    id = command.orderId;
    price = command.price;
    size = command.size;
    this.filled = filled;
    uid = command.uid;
    reserveBidPrice = command.reserveBidPrice;
    timestamp = command.timestamp;
  }

  long remaining() {
    return size - filled;
  }

  @Override
  public long getOrderId() {
    return id;
  }

  @Override
  public long getPrice() {
    return price;
  }

  @Override
  public long getSize() {
    return size;
  }

  @Override
  public long getFilled() {
    return filled;
  }

  @Override
  public long getUid() {
    return uid;
  }

  @Override
  public OrderAction getAction() {
    return PriceLevel.sideOf(levelNumber);
  }

  @Override
  public long getTimestamp() {
    return timestamp;
  }

  @Override
  public long getReserveBidPrice() {
    return reserveBidPrice;
  }

  /** The hash that each implementation of a book gives an order in this state. */
  @Override
  public int stateHash() {
    return Objects.hash(id, getAction(), price, size, reserveBidPrice, filled, uid);
  }

  @Override
  public String toString() {
    return "order " + id + ": " + remaining() + " at " + price;
  }
}
