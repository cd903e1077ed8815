package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A host of the node layout. */
public final class NodeHost implements Comparable<NodeHost> {

  /** What the natural order compares. */
  public final int id;

  @IntrusiveLink("ring")
  public final Link<NodeHost> ringLink = new Link<>();

  /** Creates an element that is in no list. */
  public NodeHost(int id) {
    this.id = id;
  }

  @Override
  public int compareTo(NodeHost other) {
    return Integer.compare(id, other.id);
  }

  @Override
  public String toString() {
    return "node " + id;
  }
}
