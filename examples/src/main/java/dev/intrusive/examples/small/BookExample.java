package dev.intrusive.examples.small;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Comparator;

/** The offers of a market: found by id, and taken by price, then by time. */
public final class BookExample {

  /** An offer: in the map by id and in the queue by price. */
  @Pooled(threadSafe = false)
  static final class Offer {
    @PoolSlot int slot;

    @IntrusiveKey("byId")
    long id;

    @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
    Offer byIdNext;

    @MapLink("byId")
    BookExample_OfferById byId;

    @IntrusiveLink("queue")
    Offer queuePrevious;

    @IntrusiveLink("queue")
    Offer queueNext;

    @IntrusiveLink("queue")
    BookExample_OfferQueue queue;

    long price;
    long quantity;

    @OnEmplace
    void offer(long id, long price, long quantity) {
      this.id = id;
      this.price = price;
      this.quantity = quantity;
    }
  }

  private static final Comparator<Offer> BY_PRICE = Comparator.comparingLong(offer -> offer.price);

  private final BookExample_OfferPool pool;
  private final BookExample_OfferById byId = new BookExample_OfferById();
  private final BookExample_OfferQueue queue = new BookExample_OfferQueue();

  BookExample(int capacity) {
    pool = new BookExample_OfferPool(capacity);
  }

  /** Adds an offer after those of the same price; false if there is one with this id. */
  boolean offer(long id, long price, long quantity) {
    if (byId.containsKey(id)) {
      return false;
    }
    Offer offer = pool.emplace(id, price, quantity);
    byId.add(offer);
    queue.insertSorted(offer, BY_PRICE);
    return true;
  }

  /** Cancels an offer in O(1), wherever it is in the queue. */
  boolean cancel(long id) {
    Offer offer = byId.get(id);
    if (offer == null) {
      return false;
    }
    pool.release(offer); // leaves the map and the queue
    return true;
  }

  /** Takes the cheapest offers up to a price, and returns the quantity. */
  long take(long quantity, long limit) {
    long left = quantity;
    Offer best = queue.peekFirst();
    while (best != null && left > 0 && best.price <= limit) {
      long taken = Math.min(left, best.quantity);
      System.out.println("take " + taken + " of offer " + best.id + " at " + best.price);
      left -= taken;
      best.quantity -= taken;
      if (best.quantity == 0) {
        pool.release(best);
      }
      best = queue.peekFirst();
    }
    return quantity - left;
  }

  int size() {
    return byId.size();
  }

  /** Takes a few offers. */
  public static void main(String[] arguments) {
    BookExample book = new BookExample(1_000);
    book.offer(1, 101, 10);
    book.offer(2, 100, 5);
    book.offer(3, 100, 5);
    book.offer(4, 99, 1);
    System.out.println("cancelled: " + book.cancel(4));
    System.out.println("taken: " + book.take(12, 101));
    System.out.println(book.size() + " offer left");
  }
}
