package market;

import dev.intrusive.IntrusiveLink;

class Order {
  @IntrusiveLink("book") Order prev, next;
  @IntrusiveLink("book") Object owner; // error: ListFieldType
}
