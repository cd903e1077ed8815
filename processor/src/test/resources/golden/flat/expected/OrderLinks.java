package market;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * Static accessors to the links of {@link Order}: each is O(1) and allocates nothing unless it says
 * otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class OrderLinks {
  private OrderLinks() {}

  /** Tells whether an object is in a {@link OrderPriceLevel}. */
  public static boolean inPriceLevel(Order host) {
    return OrderPriceLevel.holding(host) != null;
  }

  /** Returns the {@link OrderPriceLevel} that an object is in, or null. */
  public static OrderPriceLevel priceLevelOf(Order host) {
    return OrderPriceLevel.holding(host);
  }

  /**
   * Returns what follows an object in its {@link OrderPriceLevel}, or null at the end or if it is
   * in none.
   */
  public static Order nextInPriceLevel(Order host) {
    OrderPriceLevel list = OrderPriceLevel.holding(host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link OrderPriceLevel}, or null at the start or if it
   * is in none.
   */
  public static Order previousInPriceLevel(Order host) {
    OrderPriceLevel list = OrderPriceLevel.holding(host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link OrderPriceLevel}, and tells whether it was in one. */
  public static boolean unlinkFromPriceLevel(Order host) {
    OrderPriceLevel list = OrderPriceLevel.holding(host);
    return list != null && list.remove(host);
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static int unlinkAll(Order host) {
    int left = 0;
    if (unlinkFromPriceLevel(host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static boolean isLinked(Order host) {
    return inPriceLevel(host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static String describe(Order host) {
    return new HostDescription(host).list("priceLevel", priceLevelOf(host)).toString();
  }
}
