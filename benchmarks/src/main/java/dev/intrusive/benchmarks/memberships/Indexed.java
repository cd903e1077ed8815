package dev.intrusive.benchmarks.memberships;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.memory.hosts.IndexedTriple;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleLinks;
import dev.intrusive.benchmarks.memory.hosts.IndexedTriplePool;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleRed;
import java.util.List;

/** Generated lists of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Memberships<IndexedTriple> {

  private IndexedTriplePool pool;

  @Override
  List<IntrusiveList<IndexedTriple>> newLists(int capacity) {
    pool = new IndexedTriplePool(capacity);
    return List.of(
        new IndexedTripleRed(pool), new IndexedTripleGreen(pool), new IndexedTripleBlue(pool));
  }

  @Override
  protected IndexedTriple newElement() {
    return pool.emplace();
  }

  @Override
  void destroy(IndexedTriple element) {
    IndexedTripleLinks.unlinkAll(pool, element);
  }
}
