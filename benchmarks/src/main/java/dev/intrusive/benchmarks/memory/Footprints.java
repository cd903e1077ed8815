package dev.intrusive.benchmarks.memory;

import dev.intrusive.benchmarks.lists.ArrayParticle;
import dev.intrusive.benchmarks.lists.ArrayParticleSwarm;
import dev.intrusive.benchmarks.lists.FlatParticle;
import dev.intrusive.benchmarks.lists.FlatParticleSwarm;
import dev.intrusive.benchmarks.lists.IndexedParticlePool;
import dev.intrusive.benchmarks.lists.IndexedParticleSwarm;
import dev.intrusive.benchmarks.lists.NodeParticle;
import dev.intrusive.benchmarks.lists.NodeParticleSwarm;
import dev.intrusive.benchmarks.lists.Particle;
import dev.intrusive.benchmarks.lists.TroveParticle;
import dev.intrusive.benchmarks.memory.hosts.ArrayTriple;
import dev.intrusive.benchmarks.memory.hosts.ArrayTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.ArrayTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.ArrayTripleRed;
import dev.intrusive.benchmarks.memory.hosts.FlatTriple;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.FlatTripleRed;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.IndexedTriplePool;
import dev.intrusive.benchmarks.memory.hosts.IndexedTripleRed;
import dev.intrusive.benchmarks.memory.hosts.NodeTriple;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleBlue;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleGreen;
import dev.intrusive.benchmarks.memory.hosts.NodeTripleRed;
import dev.intrusive.benchmarks.memory.hosts.PooledParticlePool;
import gnu.trove.list.linked.TLinkedList;
import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The lists, and what one would take instead. */
final class Footprints {

  private Footprints() {}

  /** All of them, in the order of the table. */
  @SuppressWarnings("JdkObsolete") // LinkedList is compared
  static List<Footprint> all() {
    return List.of(
        new Footprint(
            "node",
            of(NodeParticleSwarm::new, NodeParticle::new, Collection::add),
            filled(
                () -> List.of(new NodeTripleRed(), new NodeTripleGreen(), new NodeTripleBlue()),
                NodeTriple::new,
                Collection::add),
            repeated(NodeParticleSwarm::new)),
        new Footprint(
            "flat",
            of(FlatParticleSwarm::new, FlatParticle::new, Collection::add),
            filled(
                () -> List.of(new FlatTripleRed(), new FlatTripleGreen(), new FlatTripleBlue()),
                FlatTriple::new,
                Collection::add),
            repeated(FlatParticleSwarm::new)),
        new Footprint(
            "array",
            of(ArrayParticleSwarm::new, ArrayParticle::new, Collection::add),
            filled(
                () -> List.of(new ArrayTripleRed(), new ArrayTripleGreen(), new ArrayTripleBlue()),
                ArrayTriple::new,
                Collection::add),
            repeated(ArrayParticleSwarm::new)),
        indexed(),
        new Footprint("pool alone", Footprints::filledPool, Footprints::filledPool, Object[]::new),
        any("ArrayList", ArrayList<Particle>::new, Collection::add),
        any("ArrayDeque", ArrayDeque<Particle>::new, Collection::add),
        any("LinkedList", LinkedList<Particle>::new, Collection::add),
        any("LinkedHashSet", LinkedHashSet<Particle>::new, Collection::add),
        any(
            "fastutil ReferenceLinkedOpenHashSet",
            ReferenceLinkedOpenHashSet<Particle>::new,
            Collection::add),
        new Footprint(
            "Trove TLinkedList",
            of(
                TLinkedList<TroveParticle>::new,
                TroveParticle::new,
                (list, each) -> list.addLast(each)),
            null,
            repeated(TLinkedList<TroveParticle>::new)));
  }

  private static Footprint indexed() {
    return new Footprint(
        "indexed with its pool",
        count -> {
          IndexedParticlePool pool = new IndexedParticlePool(count);
          return of(() -> new IndexedParticleSwarm(pool), pool::emplace, Collection::add)
              .apply(count);
        },
        count -> {
          IndexedTriplePool pool = new IndexedTriplePool(count);
          return filled(
                  () ->
                      List.of(
                          new IndexedTripleRed(pool),
                          new IndexedTripleGreen(pool),
                          new IndexedTripleBlue(pool)),
                  pool::emplace,
                  Collection::add)
              .apply(count);
        },
        count -> {
          IndexedParticlePool pool = new IndexedParticlePool(1);
          return repeated(() -> new IndexedParticleSwarm(pool)).apply(count);
        });
  }

  /** A pool whose objects are in no list: what the indexed layout takes apart from links. */
  private static Object filledPool(int count) {
    PooledParticlePool pool = new PooledParticlePool(count);
    for (int i = 0; i < count; i++) {
      pool.emplace();
    }
    return pool;
  }

  /** Collections that any particle can be in, also in three of them. */
  private static <L> Footprint any(String name, Supplier<L> maker, BiConsumer<L, Particle> adder) {
    return new Footprint(
        name,
        of(maker, Particle::new, adder),
        filled(() -> List.of(maker.get(), maker.get(), maker.get()), Particle::new, adder),
        repeated(maker));
  }

  private static <L, E> IntFunction<Object> of(
      Supplier<L> maker, Supplier<E> element, BiConsumer<L, E> adder) {
    return filled(() -> List.of(maker.get()), element, adder);
  }

  private static <L, E> IntFunction<Object> filled(
      Supplier<List<L>> lists, Supplier<E> element, BiConsumer<? super L, E> adder) {
    return count -> {
      List<L> all = new ArrayList<>(lists.get());
      for (int i = 0; i < count; i++) {
        E each = element.get();
        all.forEach(list -> adder.accept(list, each));
      }
      return all;
    };
  }

  private static IntFunction<Object[]> repeated(Supplier<?> maker) {
    return count -> {
      Object[] objects = new Object[count];
      Arrays.setAll(objects, i -> maker.get());
      return objects;
    };
  }
}
