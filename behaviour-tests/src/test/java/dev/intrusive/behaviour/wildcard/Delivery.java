package dev.intrusive.behaviour.wildcard;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A generic host that extends one, and adds structures of all type arguments and of its own. */
final class Delivery<V extends Comparable<V>> extends Errand<V> {

  @IntrusiveKey({"due", "byNumber"})
  final long number;

  @HeapLink(value = "due", wildcard = true)
  int dueIndex;

  @HeapLink("due")
  @Nullable DeliveryDue due;

  @MapLink("byNumber")
  @Nullable Delivery<?> byNumberNext;

  @MapLink(value = "byNumber", wildcard = true)
  @Nullable DeliveryByNumber byNumber;

  @IntrusiveLink("alike")
  int alikeIndex;

  @IntrusiveLink("alike")
  @Nullable DeliveryAlike<V> alike;

  Delivery(int id, V result) {
    super(id, result);
    number = 100L - id;
  }
}
