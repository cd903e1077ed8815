package work;

import dev.intrusive.*;
import java.util.List;
import java.util.Map;

class Node<K extends Comparable<K>, V extends Map<K, ? extends List<V>>> {
  @IntrusiveLink("node") final Link<Node<?, ?>> link = new Link<>();
  @IntrusiveLink(value = "flat", wildcard = true, owner = Node.class) Node<K, V> prev;
  @IntrusiveLink("flat") Node<K, V> next;
  @IntrusiveLink("flat") NodeFlat list;
  @IntrusiveLink(value = "array", wildcard = true) int index;
  @IntrusiveLink("array") NodeArray array;
  @HeapLink("heap") int heapIndex;
  @HeapLink(value = "heap", wildcard = true) NodeHeap heap;
  @MapLink("map") Node<K, V> chain;
  @MapLink(value = "map", wildcard = true) NodeMap map;
  @IntrusiveKey("map") List<?> key;
  final NodeFlat parts = new NodeFlat(this);

  Node<?, ?> parent() {
    return NodeLinks.flatOf(this).owner();
  }
}

class Self<S extends Self<S>> {
  @IntrusiveLink(value = "flat", wildcard = true) Self<S> prev, next;
  @IntrusiveLink("flat") SelfFlat flat;
  @IntrusiveLink("node") final Link<Self<?>> link = new Link<>();
}

final class Leaf extends Self<Leaf> {
  @IntrusiveLink("leaves") Leaf leafPrev, leafNext;
  @IntrusiveLink("leaves") LeafLeaves leaves;
}

class Use {
  void use(SelfFlat list, Leaf leaf, Self<?> other) {
    list.add(leaf);
    list.insertBefore(leaf, other);
    new LeafLeaves().add(leaf);
    LeafLinks.unlinkAll(leaf);
  }
}
