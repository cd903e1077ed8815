package market;

import dev.intrusive.FlatList;
import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev, next;
  @IntrusiveLink("book") FlatList<Order> owner; // error: ListFieldType
}
