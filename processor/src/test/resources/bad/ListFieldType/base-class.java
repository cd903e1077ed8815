package market;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.generated.FlatList;

class Order {
  @IntrusiveLink("book") Order prev, next;
  @IntrusiveLink("book") FlatList<Order> owner; // error: ListFieldType
}
