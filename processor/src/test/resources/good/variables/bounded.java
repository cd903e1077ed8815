package cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

public class Node<
    K extends Comparable<? super K> & Serializable,
    V extends Map.Entry<K, ? extends List<? super K[]>>,
    S extends Node<K, V, S>> {
  @IntrusiveLink("order") final Link<Node<K, V, S>> link = new Link<>();
  @IntrusiveLink("age") Node<K, V, S> prev, next;
  @IntrusiveLink("age") NodeAge<K, V, S> owner;
}
