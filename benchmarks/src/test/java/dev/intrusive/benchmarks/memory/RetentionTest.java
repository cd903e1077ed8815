package dev.intrusive.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.GraphLayout;

/** What left a list is not kept alive by it, nor by others that left it. */
class RetentionTest {

  private static final int ELEMENTS = 10;

  @Test
  void node_reachesNothingThatLeft() {
    for (Consumer<IntrusiveList<NodeParticle>> emptying : this.<NodeParticle>ways()) {
      NodeParticleSwarm list = new NodeParticleSwarm();
      List<NodeParticle> elements = filled(list, NodeParticle::new);
      assertEquals(ELEMENTS, reached(list, NodeParticle.class));
      emptying.accept(list);
      assertEquals(0, reached(list, NodeParticle.class));
      elements.forEach(each -> assertEquals(1, reached(each, NodeParticle.class)));
    }
  }

  @Test
  void flat_reachesNothingThatLeft() {
    for (Consumer<IntrusiveList<FlatParticle>> emptying : this.<FlatParticle>ways()) {
      FlatParticleSwarm list = new FlatParticleSwarm();
      List<FlatParticle> elements = filled(list, FlatParticle::new);
      assertEquals(ELEMENTS, reached(list, FlatParticle.class));
      emptying.accept(list);
      assertEquals(0, reached(list, FlatParticle.class));
      elements.forEach(each -> assertEquals(1, reached(each, FlatParticle.class)));
    }
  }

  /** The list knows its pool, and the pool keeps its objects; an element knows neither. */
  @Test
  void indexed_elementReachesNothing() {
    for (Consumer<IntrusiveList<IndexedParticle>> emptying : this.<IndexedParticle>ways()) {
      IndexedParticlePool pool = new IndexedParticlePool(ELEMENTS);
      IndexedParticleSwarm list = new IndexedParticleSwarm(pool);
      List<IndexedParticle> elements = filled(list, pool::emplace);
      emptying.accept(list);
      elements.forEach(
          each -> assertEquals(1, GraphLayout.parseInstance(each).totalCount(), "objects"));
    }
  }

  /** The ways in which elements leave. */
  private <E> List<Consumer<IntrusiveList<E>>> ways() {
    return List.of(
        IntrusiveList::clear,
        list -> list.drain(element -> {}),
        list -> list.removeIf(element -> true),
        list -> new ArrayList<>(list).forEach(list::remove));
  }

  private static <E> List<E> filled(IntrusiveList<E> list, Supplier<E> maker) {
    for (int i = 0; i < ELEMENTS; i++) {
      list.addLast(maker.get());
    }
    assertTrue(list.size() == ELEMENTS);
    return new ArrayList<>(list);
  }

  private static long reached(Object root, Class<?> type) {
    return GraphLayout.parseInstance(root).getClassCounts().count(type);
  }
}
