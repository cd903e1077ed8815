package dev.intrusive.behaviour.heap;

import dev.intrusive.behaviour.heap.HeapFixture.Accessors;
import dev.intrusive.behaviour.heap.sub.MonsterFixtures;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * All kinds of hosts of heaps. The system property {@code intrusive.heapHosts} chooses some of
 * them, by names with commas between them.
 */
public final class HeapHosts implements ArgumentsProvider {

  private static final List<HeapHost> ALL =
      List.of(
          new HeapHost("flat", HeapHosts::flat),
          new HeapHost("flat-key", HeapHosts::flatKey),
          new HeapHost("flat-key-method", HeapHosts::flatKeyMethod),
          new HeapHost("flat-natural-generic", HeapHosts::flatNaturalGeneric),
          new HeapHost("flat-key-generic", HeapHosts::flatKeyGeneric),
          new HeapHost("flat-key-wildcard", HeapHosts::flatKeyWildcard),
          new HeapHost("flat-inherited", MonsterFixtures::byTurn),
          new HeapHost("flat-subclass", MonsterFixtures::byThreat),
          new HeapHost("indexed-key", HeapHosts::indexedKey),
          new HeapHost("indexed", HeapHosts::indexed),
          new HeapHost("indexed-key-method", HeapHosts::indexedKeyMethod),
          new HeapHost("indexed-natural-generic", HeapHosts::indexedNaturalGeneric),
          new HeapHost("flat-pooled", HeapHosts::flatPooled));

  /** The kinds that are chosen. */
  public static List<HeapHost> chosen() {
    String names = System.getProperty("intrusive.heapHosts", "");
    if (names.isEmpty()) {
      return ALL;
    }
    Set<String> wanted = Set.of(names.split(",", -1));
    List<HeapHost> chosen = ALL.stream().filter(host -> wanted.contains(host.name())).toList();
    if (chosen.size() != wanted.size()) {
      throw new IllegalArgumentException("not all of " + wanted + " are among " + ALL);
    }
    return chosen;
  }

  /** The kinds among these that a test is about. */
  static List<HeapHost> chosen(Predicate<HeapHost> filter) {
    return chosen().stream().filter(filter).toList();
  }

  @Override
  public Stream<Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    return chosen().stream().map(Arguments::of);
  }

  private static HeapFixture<Job> flat() {
    return new HeapFixture<>(
        fixture -> new JobQueue(fixture.byRank()),
        Job::new,
        true,
        null,
        new Accessors<>(
            JobLinks::queueOf,
            JobLinks::inQueue,
            JobLinks::unlinkFromQueue,
            JobLinks::unlinkAll,
            JobLinks::isLinked,
            JobLinks::describe));
  }

  private static HeapFixture<Alarm> flatKey() {
    return new HeapFixture<>(
        fixture -> new AlarmDeadlines(),
        Alarm::new,
        false,
        null,
        new Accessors<>(
            AlarmLinks::deadlinesOf,
            AlarmLinks::inDeadlines,
            AlarmLinks::unlinkFromDeadlines,
            AlarmLinks::unlinkAll,
            AlarmLinks::isLinked,
            AlarmLinks::describe));
  }

  private static HeapFixture<Meter> flatKeyMethod() {
    return new HeapFixture<>(
        fixture -> new MeterLoads(),
        Meter::new,
        false,
        null,
        new Accessors<>(
            MeterLinks::loadsOf,
            MeterLinks::inLoads,
            MeterLinks::unlinkFromLoads,
            MeterLinks::unlinkAll,
            MeterLinks::isLinked,
            MeterLinks::describe));
  }

  private static HeapFixture<Task<String>> flatNaturalGeneric() {
    return new HeapFixture<>(
        fixture -> new TaskQueue<>(),
        Task::new,
        true,
        null,
        new Accessors<>(
            TaskLinks::queueOf,
            TaskLinks::inQueue,
            TaskLinks::unlinkFromQueue,
            TaskLinks::unlinkAll,
            TaskLinks::isLinked,
            TaskLinks::describe));
  }

  private static HeapFixture<Cell<String, List<?>>> flatKeyGeneric() {
    return new HeapFixture<>(
        fixture -> new CellAges<>(),
        Cell::new,
        false,
        null,
        new Accessors<>(
            CellLinks::agesOf,
            CellLinks::inAges,
            CellLinks::unlinkFromAges,
            CellLinks::unlinkAll,
            CellLinks::isLinked,
            CellLinks::describe));
  }

  private static HeapFixture<Shift<?>> flatKeyWildcard() {
    return new HeapFixture<>(
        fixture -> new ShiftStarts(),
        () -> new Shift<>("worker"),
        false,
        null,
        new Accessors<>(
            ShiftLinks::startsOf,
            ShiftLinks::inStarts,
            ShiftLinks::unlinkFromStarts,
            ShiftLinks::unlinkAll,
            ShiftLinks::isLinked,
            ShiftLinks::describe));
  }

  private static HeapFixture<Connection> indexedKey() {
    ConnectionPool pool = new ConnectionPool(HeapFixture.CAPACITY);
    return new HeapFixture<>(
        fixture -> new ConnectionTimers(pool),
        pool::emplace,
        false,
        pool,
        new Accessors<>(
            element -> ConnectionLinks.timersOf(pool, element),
            element -> ConnectionLinks.inTimers(pool, element),
            element -> ConnectionLinks.unlinkFromTimers(pool, element),
            element -> ConnectionLinks.unlinkAll(pool, element),
            element -> ConnectionLinks.isLinked(pool, element),
            element -> ConnectionLinks.describe(pool, element)));
  }

  private static HeapFixture<Worker> indexed() {
    WorkerPool pool = new WorkerPool(HeapFixture.CAPACITY);
    return new HeapFixture<>(
        fixture -> new WorkerQueue(pool, fixture.byRank()),
        pool::emplace,
        true,
        pool,
        new Accessors<>(
            element -> WorkerLinks.queueOf(pool, element),
            element -> WorkerLinks.inQueue(pool, element),
            element -> WorkerLinks.unlinkFromQueue(pool, element),
            element -> WorkerLinks.unlinkAll(pool, element),
            element -> WorkerLinks.isLinked(pool, element),
            element -> WorkerLinks.describe(pool, element)));
  }

  private static HeapFixture<Probe> indexedKeyMethod() {
    ProbePool pool = new ProbePool(HeapFixture.CAPACITY);
    return new HeapFixture<>(
        fixture -> new ProbeRates(pool),
        pool::emplace,
        false,
        pool,
        new Accessors<>(
            element -> ProbeLinks.ratesOf(pool, element),
            element -> ProbeLinks.inRates(pool, element),
            element -> ProbeLinks.unlinkFromRates(pool, element),
            element -> ProbeLinks.unlinkAll(pool, element),
            element -> ProbeLinks.isLinked(pool, element),
            element -> ProbeLinks.describe(pool, element)));
  }

  private static HeapFixture<Packet<String>> indexedNaturalGeneric() {
    PacketPool<String> pool = new PacketPool<>(HeapFixture.CAPACITY);
    return new HeapFixture<>(
        fixture -> new PacketQueue<>(pool),
        pool::emplace,
        true,
        pool,
        new Accessors<>(
            element -> PacketLinks.queueOf(pool, element),
            element -> PacketLinks.inQueue(pool, element),
            element -> PacketLinks.unlinkFromQueue(pool, element),
            element -> PacketLinks.unlinkAll(pool, element),
            element -> PacketLinks.isLinked(pool, element),
            element -> PacketLinks.describe(pool, element)));
  }

  private static HeapFixture<Effect> flatPooled() {
    EffectPool pool = new EffectPool(HeapFixture.CAPACITY);
    return new HeapFixture<>(
        fixture -> new EffectEnds(fixture.byRank()),
        pool::emplace,
        true,
        pool,
        new Accessors<>(
            EffectLinks::endsOf,
            EffectLinks::inEnds,
            EffectLinks::unlinkFromEnds,
            EffectLinks::unlinkAll,
            EffectLinks::isLinked,
            EffectLinks::describe));
  }
}
