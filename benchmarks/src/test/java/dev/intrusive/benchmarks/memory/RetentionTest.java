package dev.intrusive.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.lists.ArrayParticle;
import dev.intrusive.benchmarks.lists.ArrayParticleSwarm;
import dev.intrusive.benchmarks.lists.FlatParticle;
import dev.intrusive.benchmarks.lists.FlatParticleSwarm;
import dev.intrusive.benchmarks.lists.IndexedParticle;
import dev.intrusive.benchmarks.lists.IndexedParticlePool;
import dev.intrusive.benchmarks.lists.IndexedParticleSwarm;
import dev.intrusive.benchmarks.lists.NodeParticle;
import dev.intrusive.benchmarks.lists.NodeParticleSwarm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.GraphLayout;

/** A list keeps no removed element alive, and neither do other removed elements. */
class RetentionTest {

  private static final int ELEMENTS = 10;

  @Test
  void node_reachesNoRemovedElement() {
    checkReached(NodeParticleSwarm::new, NodeParticle::new, NodeParticle.class);
  }

  @Test
  void flat_reachesNoRemovedElement() {
    checkReached(FlatParticleSwarm::new, FlatParticle::new, FlatParticle.class);
  }

  @Test
  void array_reachesNoRemovedElement() {
    checkReached(ArrayParticleSwarm::new, ArrayParticle::new, ArrayParticle.class);
  }

  private <E> void checkReached(
      Supplier<IntrusiveList<E>> maker, Supplier<E> element, Class<E> type) {
    for (Consumer<IntrusiveList<E>> emptying : this.<E>ways()) {
      IntrusiveList<E> list = maker.get();
      List<E> elements = filled(list, element);
      assertEquals(ELEMENTS, reached(list, type));
      emptying.accept(list);
      assertEquals(0, reached(list, type));
      elements.forEach(each -> assertEquals(1, reached(each, type)));
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

  /** The ways of emptying a list. */
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
