package dev.intrusive.records.exchange;

import exchange.core2.core.common.OrderAction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The price levels of one side of a book in order, the best price first: a radix tree whose pages
 * have 64 places and a bitmap of the occupied ones.
 *
 * <p>Levels are ordered by rank: the price for asks, its complement for bids, so that the lowest
 * rank is the best. The tree is as high as the prices are far apart: two pages cover 4,096
 * neighbouring prices, three 262,144. A step to the next level is a bit search in one page most of
 * the time. Levels stay in their leaf when they close and are opened again by a set bit. A leaf
 * without open levels is kept for other prices, so a book whose prices move allocates nothing in
 * the long run, and needs memory only for prices at which orders rest at the same time.
 */
final class PriceLadder {

  /** Turns a signed number into one of the same order among unsigned ones. */
  private static final long SIGN = Long.MIN_VALUE;

  private final OrderAction side;
  private final long mask;
  private final List<PricePage> spareLeaves = new ArrayList<>();
  private PricePage root = new PricePage(0);
  private @Nullable PriceLevel best;

  /** All levels that were ever created, open or not, by their index. */
  private PriceLevel[] levels = {};

  private int levelCount;

  /** Creates a ladder without open levels. */
  PriceLadder(OrderAction side) {
    this.side = side;
    mask = side == OrderAction.ASK ? SIGN : ~SIGN;
  }

  OrderAction side() {
    return side;
  }

  /** The open level of the best price, or null. O(1). */
  @Nullable PriceLevel best() {
    return best;
  }

  /** Whether a price is at least as good for the other side as a limit. */
  boolean isWithin(long price, long limit) {
    return side == OrderAction.ASK ? price <= limit : price >= limit;
  }

  /**
   * The level of a price, open or not. If it is not, the caller adds an order at once, and then
   * calls {@link #opened}.
   */
  PriceLevel at(long price) {
    long rank = price ^ mask;
    PricePage page = root;
    if (!page.covers(rank)) {
      page = grow(rank);
    }
    while (!page.isLeaf()) {
      int place = page.placeOf(rank);
      PricePage child = page.pages[place];
      page = child != null ? child : addChild(page, place, rank);
    }
    int place = page.placeOf(rank);
    PriceLevel level = page.levels[place];
    if (level == null) {
      level = addLevel(page, place);
    }
    level.price = price;
    return level;
  }

  private PriceLevel addLevel(PricePage page, int place) {
    int index = levelCount++;
    if (index == levels.length) {
      levels = Arrays.copyOf(levels, Math.max(64, 2 * index));
    }
    PriceLevel level = new PriceLevel(this, numberOf(index), page, place);
    levels[index] = level;
    page.levels[place] = level;
    return level;
  }

  /** The level at which an order of this side rests. O(1). */
  PriceLevel levelOf(RestingOrder order) {
    return levels[numberOf(order.levelNumber)];
  }

  /** The number of the level with an index, or the index of the one with a number. */
  private int numberOf(int index) {
    return side == OrderAction.ASK ? index : ~index;
  }

  /** Notes that a level has its first order. */
  void opened(PriceLevel level) {
    PricePage page = level.page;
    boolean wasEmpty = page.occupied == 0;
    page.occupy(level.place);
    if (wasEmpty) {
      occupyParents(page);
    }
    PriceLevel first = best;
    if (first == null || !isWithin(first.price, level.price)) {
      best = level;
    }
  }

  /** Notes that a level has no order any more. */
  void closed(PriceLevel level) {
    if (level == best) {
      best = next(level);
    }
    PricePage page = level.page;
    page.vacate(level.place);
    if (page.occupied == 0) {
      vacateParents(page);
    }
  }

  /** The open level with the next worse price than an open one, or null. */
  @Nullable PriceLevel next(PriceLevel level) {
    PricePage page = level.page;
    int place = page.nextOccupied(level.place);
    while (place == PricePage.PLACES) {
      PricePage parent = page.parent;
      if (parent == null) {
        return null;
      }
      place = parent.nextOccupied(parent.placeOf(page.start));
      page = parent;
    }
    while (!page.isLeaf()) {
      page = Objects.requireNonNull(page.pages[place]);
      place = page.firstOccupied();
    }
    return page.levels[place];
  }

  /**
   * Makes sure that the open levels are those that the tree has, in order, and that each has the
   * volume of its orders.
   *
   * @throws IllegalStateException if something is broken; the message describes it
   */
  void checkInvariants() {
    int open = check(root);
    int count = 0;
    PriceLevel previous = null;
    for (PriceLevel level = best; level != null; level = next(level)) {
      if (previous != null && !isWithin(previous.price, level.price)) {
        throw new IllegalStateException(previous + " is before " + level);
      }
      previous = level;
      count++;
    }
    if (count != open) {
      throw new IllegalStateException(
          "%d levels are open, but %d follow the best one".formatted(open, count));
    }
  }

  /** Checks a page and those below it, and returns how many levels are open there. */
  private int check(PricePage page) {
    int open = 0;
    for (int place = 0; place < PricePage.PLACES; place++) {
      boolean isOccupied = (page.occupied >>> place & 1) != 0;
      int here = page.isLeaf() ? check(page.levels[place]) : check(page, page.pages[place], place);
      if (here > 0 != isOccupied) {
        throw new IllegalStateException(
            "at %d of %d there are %d open levels, but the bit is %b"
                .formatted(place, page.start, here, isOccupied));
      }
      open += here;
    }
    return open;
  }

  private int check(PricePage page, @Nullable PricePage child, int place) {
    if (child == null) {
      return 0;
    }
    if (child.parent != page || page.placeOf(child.start) != place || !page.covers(child.start)) {
      throw new IllegalStateException("a page of another place is at " + place);
    }
    return check(child);
  }

  private int check(@Nullable PriceLevel level) {
    if (level == null) {
      return 0;
    }
    level.orders.checkInvariants();
    long volume = 0;
    for (RestingOrder order : level.orders) {
      volume += order.remaining();
      if (order.getAction() != side
          || levelOf(order) != level
          || order.price != level.price
          || order.remaining() < 1) {
        throw new IllegalStateException(order + " is not in order at " + level);
      }
    }
    if (volume != level.volume) {
      throw new IllegalStateException(level + " has orders of " + volume);
    }
    return level.isOpen() ? 1 : 0;
  }

  /** Puts pages above the root until it covers a rank. */
  private PricePage grow(long rank) {
    PricePage top = root;
    if (top.isLeaf() && top.occupied == 0) {
      top.start = startOf(rank, 0);
    }
    while (!top.covers(rank)) {
      PricePage above = new PricePage(top.shift + PricePage.BITS);
      above.start = startOf(rank, above.shift);
      if (top.occupied != 0) {
        above.start = startOf(top.start, above.shift);
        int place = above.placeOf(top.start);
        above.pages[place] = top;
        above.occupy(place);
        top.parent = above;
      }
      top = above;
    }
    root = top;
    return top;
  }

  private PricePage addChild(PricePage page, int place, long rank) {
    PricePage child =
        page.shift == PricePage.BITS && !spareLeaves.isEmpty()
            ? spareLeaves.remove(spareLeaves.size() - 1)
            : new PricePage(page.shift - PricePage.BITS);
    child.start = startOf(rank, child.shift);
    child.parent = page;
    page.pages[place] = child;
    return child;
  }

  private static long startOf(long rank, int shift) {
    int bits = shift + PricePage.BITS;
    return bits >= Long.SIZE ? 0 : rank >>> bits << bits;
  }

  private static void occupyParents(PricePage leaf) {
    PricePage child = leaf;
    PricePage page = child.parent;
    while (page != null) {
      boolean wasEmpty = page.occupied == 0;
      page.occupy(page.placeOf(child.start));
      if (!wasEmpty) {
        return;
      }
      child = page;
      page = child.parent;
    }
  }

  private void vacateParents(PricePage leaf) {
    PricePage child = leaf;
    PricePage page = child.parent;
    while (page != null && child.occupied == 0) {
      int place = page.placeOf(child.start);
      page.vacate(place);
      page.pages[place] = null;
      child.parent = null;
      if (child.isLeaf()) {
        spareLeaves.add(child);
      }
      child = page;
      page = child.parent;
    }
  }
}
