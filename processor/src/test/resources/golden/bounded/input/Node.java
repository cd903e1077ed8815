package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.io.Closeable;

class Node<K extends Comparable<? super K>, V extends Number & Closeable> {
  @IntrusiveLink("accessOrder")
  final Link<Node<K, V>> access = new Link<>();

  @IntrusiveLink("writeOrder")
  Node<K, V> writePrev;

  @IntrusiveLink("writeOrder")
  Node<K, V> writeNext;

  @IntrusiveLink("writeOrder")
  NodeWriteOrder<K, V> writeOwner;
}
