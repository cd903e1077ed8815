package dev.intrusive.examples.demo.orders;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/**
 * An order that is in the book, or is about to be.
 *
 * <p>The layout is flat: the order is its own node. A book has many orders, each is touched for a
 * moment and then not for long, so what counts is how much memory has to be fetched for it. With a
 * link object of its own that would be two places instead of one.
 */
@Pooled(threadSafe = false)
final class Order {

  @PoolSlot int slot;

  /** In the queue of its price level: the order that came before this one. */
  @IntrusiveLink("queue")
  @Nullable Order queuePrevious;

  /** In the queue of its price level: the order that came after this one. */
  @IntrusiveLink("queue")
  @Nullable Order queueNext;

  /** The queue of its price level. */
  @IntrusiveLink("queue")
  @Nullable OrderQueue queue;

  /** In the map of the book: the next order of the same chain. */
  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  @Nullable Order byIdNext;

  /** The map of the book. */
  @MapLink("byId")
  @Nullable OrderById byId;

  /** Where it rests, or null as long as it does not. */
  @Nullable PriceLevel level;

  @IntrusiveKey("byId")
  long id;

  Side side = Side.BUY;
  long price;

  /** What is left to be executed. */
  long quantity;

  @OnEmplace
  void submit(long id, Side side, long price, long quantity) {
    this.id = id;
    this.side = side;
    this.price = price;
    this.quantity = quantity;
  }

  @OnRelease
  void forgetLevel() {
    level = null;
  }

  @Override
  public String toString() {
    return "order " + id + ": " + side.label() + " " + quantity + " at " + price;
  }
}
