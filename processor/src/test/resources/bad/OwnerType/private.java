package market;

import dev.intrusive.IntrusiveLink;

class Market {
  private static final class Level {
    final Market_OrderQueue queue = new Market_OrderQueue(this, 8);
  }

  static class Order {
    @IntrusiveLink(value = "queue", owner = Level.class) int index; // error: OwnerType
    @IntrusiveLink("queue") Market_OrderQueue queue;
  }
}
