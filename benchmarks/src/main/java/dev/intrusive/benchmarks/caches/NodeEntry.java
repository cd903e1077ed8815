package dev.intrusive.benchmarks.caches;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** An entry of the node layout. */
public final class NodeEntry extends Entry {

  @IntrusiveLink("accessOrder")
  final Link<NodeEntry> accessLink = new Link<>();

  NodeEntry(long key, Object value) {
    super(key, value);
  }
}
