package dev.intrusive.records.matching;

import dev.intrusive.Hash;
import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A price at which orders rest: in the heap of its side, and in the map of all levels. */
@Pooled(threadSafe = false)
final class Level {
  @PoolSlot int slot;

  @IntrusiveKey({"byRank", "open"})
  long rank; // the price, negated for bids

  @MapLink(value = "byRank", hash = Hash.SEQUENTIAL)
  @Nullable Level byRankNext;

  @MapLink("byRank")
  @Nullable LevelByRank byRank;

  @HeapLink("open")
  int openIndex;

  @HeapLink("open")
  @Nullable LevelOpen open;

  final OrderQueue queue = new OrderQueue(this);

  @OnEmplace
  void open(long rank) {
    this.rank = rank;
  }

  Side side() {
    return rank < 0 ? Side.BUY : Side.SELL;
  }

  long price() {
    return Math.abs(rank);
  }

  void forEachOrder(Book.OrderVisitor visitor) {
    queue.forEach(order -> visitor.visit(side(), price(), order.id, order.quantity));
  }
}
