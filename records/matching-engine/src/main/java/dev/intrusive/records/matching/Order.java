package dev.intrusive.records.matching;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A resting order: in the queue of its level, and in the map of all orders. */
@Pooled(threadSafe = false)
final class Order {
  @PoolSlot int slot;

  @IntrusiveKey("byId")
  long id;

  long quantity; // what is left of it

  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  @Nullable Order byIdNext;

  @MapLink("byId")
  @Nullable OrderById byId;

  @IntrusiveLink("queue")
  @Nullable Order queuePrevious;

  @IntrusiveLink("queue")
  @Nullable Order queueNext;

  @IntrusiveLink(value = "queue", owner = Level.class)
  @Nullable OrderQueue queue;

  @OnEmplace
  void rest(long id) {
    this.id = id;
  }
}
