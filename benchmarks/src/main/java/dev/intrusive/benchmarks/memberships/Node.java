package dev.intrusive.benchmarks.memberships;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.memory.hosts.NodeTriple;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleLinks;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleRed;
import java.util.List;

/** Generated lists of the node layout. */
public class Node extends Memberships<NodeTriple> {

  @Override
  List<IntrusiveList<NodeTriple>> newLists(int capacity) {
    return List.of(new NodeTripleRed(), new NodeTripleGreen(), new NodeTripleBlue());
  }

  @Override
  protected NodeTriple newElement() {
    return new NodeTriple();
  }

  @Override
  void destroy(NodeTriple element) {
    NodeTripleLinks.unlinkAll(element);
  }
}
