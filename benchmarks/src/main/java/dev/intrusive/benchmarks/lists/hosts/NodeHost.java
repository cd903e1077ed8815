package dev.intrusive.benchmarks.lists.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A host of the node layout. */
public final class NodeHost {

  @IntrusiveLink("ring")
  final Link<NodeHost> ringLink = new Link<>();
}
