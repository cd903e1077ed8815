package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Cache {
  interface Key {}

  static class Node<K extends Key, I extends Cache.Outer<K>.Inner> {
    @IntrusiveLink("order") final Link<Node<K, I>> link = new Link<>();
  }

  static class Outer<T> {
    class Inner {}
  }
}
