package dev.intrusive.benchmarks.memory;

import dev.intrusive.IntrusiveList;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;
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
import dev.intrusive.benchmarks.workload.Particle;
import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Supplier;

/** What memory is measured of. */
final class Footprints {

  private static final int NAMES = 3;

  private Footprints() {}

  /** All of them, in the order of the table. */
  @SuppressWarnings("JdkObsolete") // to be large is what it is here for
  static List<Footprint> all() {
    return List.of(
        node(),
        flat(),
        array(),
        indexed(),
        poolAlone(),
        ofCollection("ArrayList", ArrayList::new),
        ofCollection("ArrayDeque", ArrayDeque::new),
        ofCollection("LinkedList", LinkedList::new),
        ofCollection("LinkedHashSet", LinkedHashSet::new),
        ofCollection("fastutil ReferenceLinkedOpenHashSet", ReferenceLinkedOpenHashSet::new),
        PeerFootprints.linkedHashMap(),
        PeerFootprints.commonsLinkedMap(),
        PeerFootprints.artemis(),
        PeerFootprints.gdxArray(),
        PeerFootprints.trove(),
        PeerFootprints.deephaven(),
        PeerFootprints.caffeine());
  }

  private static Footprint node() {
    return new Footprint(
        "node",
        count -> filled(count, new NodeParticleSwarm(), NodeParticle::new),
        count ->
            filled(
                count,
                NodeTriple::new,
                List.of(new NodeTripleRed(), new NodeTripleGreen(), new NodeTripleBlue())),
        count -> repeated(count, NodeParticleSwarm::new));
  }

  private static Footprint flat() {
    return new Footprint(
        "flat",
        count -> filled(count, new FlatParticleSwarm(), FlatParticle::new),
        count ->
            filled(
                count,
                FlatTriple::new,
                List.of(new FlatTripleRed(), new FlatTripleGreen(), new FlatTripleBlue())),
        count -> repeated(count, FlatParticleSwarm::new));
  }

  private static Footprint array() {
    return new Footprint(
        "array",
        count -> filled(count, new ArrayParticleSwarm(), ArrayParticle::new),
        count ->
            filled(
                count,
                ArrayTriple::new,
                List.of(new ArrayTripleRed(), new ArrayTripleGreen(), new ArrayTripleBlue())),
        count -> repeated(count, ArrayParticleSwarm::new));
  }

  private static Footprint indexed() {
    return new Footprint(
        "indexed, with its pool",
        count -> {
          IndexedParticlePool pool = new IndexedParticlePool(count);
          return filled(count, new IndexedParticleSwarm(pool), pool::emplace);
        },
        count -> {
          IndexedTriplePool pool = new IndexedTriplePool(count);
          return filled(
              count,
              pool::emplace,
              List.of(
                  new IndexedTripleRed(pool),
                  new IndexedTripleGreen(pool),
                  new IndexedTripleBlue(pool)));
        },
        count -> {
          IndexedParticlePool pool = new IndexedParticlePool(1);
          return repeated(count, () -> new IndexedParticleSwarm(pool));
        });
  }

  /** A pool whose objects are in no list: what the indexed layout takes apart from links. */
  private static Footprint poolAlone() {
    return new Footprint(
        "pool alone", Footprints::filledPool, Footprints::filledPool, Object[]::new);
  }

  private static Object filledPool(int count) {
    PooledParticlePool pool = new PooledParticlePool(count);
    for (int i = 0; i < count; i++) {
      pool.emplace();
    }
    return pool;
  }

  private static Footprint ofCollection(String name, Supplier<Collection<Particle>> maker) {
    return new Footprint(
        name,
        count -> filled(count, Particle::new, collections(1, maker)),
        count -> filled(count, Particle::new, collections(NAMES, maker)),
        count -> repeated(count, maker));
  }

  private static List<Collection<Particle>> collections(
      int count, Supplier<Collection<Particle>> maker) {
    List<Collection<Particle>> collections = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      collections.add(maker.get());
    }
    return collections;
  }

  private static <E> Object filled(int count, IntrusiveList<E> list, Supplier<E> maker) {
    return filled(count, maker, List.of(list));
  }

  private static <E> Object filled(
      int count, Supplier<E> maker, List<? extends Collection<E>> collections) {
    for (int i = 0; i < count; i++) {
      E element = maker.get();
      collections.forEach(collection -> collection.add(element));
    }
    return collections;
  }

  static Object[] repeated(int count, Supplier<?> maker) {
    Object[] objects = new Object[count];
    for (int i = 0; i < count; i++) {
      objects[i] = maker.get();
    }
    return objects;
  }
}
