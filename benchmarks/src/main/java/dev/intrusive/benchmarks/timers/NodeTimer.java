package dev.intrusive.benchmarks.timers;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A timer of the node layout. */
public final class NodeTimer extends Timer {

  @IntrusiveLink("bucket")
  final Link<NodeTimer> bucketLink = new Link<>();
}
