package dev.intrusive.examples.demo.orders;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** The orders on one side at one price. */
@Pooled(threadSafe = false)
final class PriceLevel {

  @PoolSlot int slot;

  /** In the ladder of its side: the level with the next worse price. */
  @IntrusiveLink("ladder")
  @Nullable PriceLevel ladderPrevious;

  /** In the ladder of its side: the level with the next better price. */
  @IntrusiveLink("ladder")
  @Nullable PriceLevel ladderNext;

  /** The ladder of its side. */
  @IntrusiveLink("ladder")
  @Nullable PriceLevelLadder ladder;

  /** In the map of its side: the next level of the same chain. */
  @MapLink("byPrice")
  @Nullable PriceLevel byPriceNext;

  /** The map of its side. */
  @MapLink("byPrice")
  @Nullable PriceLevelByPrice byPrice;

  /** The orders, the oldest first. */
  final OrderQueue orders = new OrderQueue();

  @IntrusiveKey("byPrice")
  long price;

  /** What all orders together have left. */
  long quantity;

  @OnEmplace
  void open(long price) {
    this.price = price;
    quantity = 0;
  }

  @Override
  public String toString() {
    return quantity + " at " + price + " in " + orders.size() + " orders";
  }
}
