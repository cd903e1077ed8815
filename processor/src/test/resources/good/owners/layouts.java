package market;

import dev.intrusive.*;

class Level {
  final OrderNode node = new OrderNode(this);
  final OrderFlat flat = new OrderFlat(this);
  final OrderArray array = new OrderArray(this, 8);
  final OrderOther other = new OrderOther(this);
}

class Order {
  @IntrusiveLink(value = "node", owner = Level.class) final Link<Order> link = new Link<>();
  @IntrusiveLink("flat") Order prev;
  @IntrusiveLink(value = "flat", owner = Level.class) Order next;
  @IntrusiveLink("flat") OrderFlat list;
  @IntrusiveLink("array") int index;
  @IntrusiveLink(value = "array", owner = Level.class) OrderArray array;
  @IntrusiveLink(value = "other", owner = Level.class) int otherIndex;
  @IntrusiveLink(value = "other", owner = Level.class) OrderOther other;
  @IntrusiveLink(value = "none", owner = void.class) int noneIndex;
  @IntrusiveLink("none") OrderNone none;
  final OrderNone others = new OrderNone();

  static Level levelOf(Order order) {
    Level level = OrderLinks.nodeOf(order).owner();
    level = OrderLinks.flatOf(order).owner();
    return level == null ? OrderLinks.arrayOf(order).owner() : ((OrderNode) order.link.list()).owner();
  }
}
