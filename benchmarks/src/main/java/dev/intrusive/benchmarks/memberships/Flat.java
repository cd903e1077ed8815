package dev.intrusive.benchmarks.memberships;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.memory.hosts.FlatTriple;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleLinks;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleRed;
import java.util.List;

/** Generated lists of the flat layout. */
public class Flat extends Memberships<FlatTriple> {

  @Override
  List<IntrusiveList<FlatTriple>> newLists(int capacity) {
    return List.of(new FlatTripleRed(), new FlatTripleGreen(), new FlatTripleBlue());
  }

  @Override
  protected FlatTriple newElement() {
    return new FlatTriple();
  }

  @Override
  void destroy(FlatTriple element) {
    FlatTripleLinks.unlinkAll(element);
  }
}
