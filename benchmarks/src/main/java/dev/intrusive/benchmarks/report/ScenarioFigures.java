package dev.intrusive.benchmarks.report;

import static java.util.Map.entry;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.Map;

/**
 * The figures of what more than single operations cost: bulk, timers, caches, lists after long use.
 */
final class ScenarioFigures {

  static final List<Subject> CACHES =
      List.of(
          new Subject("node", "caches.Node"),
          new Subject("flat", "caches.Flat"),
          new Subject("flat, HashMap", "caches.FlatInJdkHashMap"),
          new Subject("fastutil", "caches.FastutilLinkedMap"),
          new Subject("LinkedHashMap", "caches.JdkLinkedHashMap"),
          new Subject("Caffeine", "caches.CaffeineCache"));

  static final List<Subject> TIMERS =
      List.of(
          new Subject("indexed", "timers.Indexed"),
          new Subject("node", "timers.Node"),
          new Subject("flat", "timers.Flat"),
          new Subject("Agrona, numbers alone", "timers.AgronaNumbers"),
          new Subject("Agrona with a map", "timers.AgronaWheel"),
          new Subject("Netty", "timers.NettyWheel"));

  static final List<Subject> HEAPS =
      List.of(
          new Subject("indexed", "heaps.Indexed"),
          new Subject("flat", "heaps.Flat"),
          new Subject("flat, comparator", "heaps.FlatByComparator"),
          new Subject("Netty", "heaps.NettyQueue"),
          new Subject("libGDX", "heaps.GdxHeap"),
          new Subject("TreeSet", "heaps.JdkTreeSet"),
          new Subject("PriorityQueue", "heaps.JdkPriorityQueue"));

  static final List<Subject> MAPS =
      List.of(
          new Subject("flat", "maps.Flat"),
          new Subject("flat, sequential", "maps.FlatSequential"),
          new Subject("indexed", "maps.Indexed"),
          new Subject("indexed, sequential", "maps.IndexedSequential"),
          new Subject("HashMap", "maps.JdkHashMap"),
          new Subject("LinkedHashMap", "maps.JdkLinkedHashMap"),
          new Subject("fastutil", "maps.FastutilMap"),
          new Subject("Agrona", "maps.AgronaMap"));

  /** Those whose hash the chosen keys are for. */
  static final List<Subject> FLOODS =
      List.of(
          new Subject("flat", "maps.Flat"),
          new Subject("flat, sequential", "maps.FlatSequential"),
          new Subject("HashMap", "maps.JdkHashMap"),
          new Subject("fastutil", "maps.FastutilMap"));

  static final List<Subject> CHURN =
      List.of(
          new Subject("indexed", "churn.Indexed"),
          new Subject("node", "churn.Node"),
          new Subject("flat", "churn.Flat"),
          new Subject("array", "churn.Array"),
          new Subject("fastutil", "churn.FastutilLinkedSet"),
          new Subject("LinkedHashSet", "churn.JdkLinkedHashSet"),
          new Subject("LinkedList", "churn.JdkLinkedList"),
          new Subject("ArrayList", "churn.JdkArrayList"));

  static final List<Subject> MEMBERSHIPS =
      List.of(
          new Subject("indexed", "memberships.Indexed"),
          new Subject("node", "memberships.Node"),
          new Subject("flat", "memberships.Flat"),
          new Subject("fastutil", "memberships.FastutilLinkedSet"),
          new Subject("LinkedHashSet", "memberships.JdkLinkedHashSet"));

  static final List<Subject> BULK =
      List.of(
          new Subject("ArrayList", "bulk.JdkArrayList"),
          new Subject("indexed", "bulk.Indexed"),
          new Subject("node", "bulk.Node"),
          new Subject("flat", "bulk.Flat"),
          new Subject("array", "bulk.Array"),
          new Subject("LinkedList", "bulk.JdkLinkedList"),
          new Subject("libGDX, no order", "bulk.GdxUnorderedArray"),
          new Subject("libGDX DelayedRemovalArray", "bulk.GdxDelayedRemovalArray"));

  static final List<Subject> TICKS =
      List.of(
          new Subject("array", "ticks.Array"),
          new Subject("flat", "ticks.Flat"),
          new Subject("node", "ticks.Node"),
          new Subject("indexed", "ticks.Indexed"),
          new Subject("ArrayList, dead flags", "ticks.JdkArrayList"));

  static final List<Subject> QUEUES =
      List.of(
          new Subject("array", "queues.Array"),
          new Subject("flat", "queues.Flat"),
          new Subject("node", "queues.Node"),
          new Subject("indexed", "queues.Indexed"),
          new Subject("array by hand", "queues.PlainArray"),
          new Subject("ArrayDeque", "queues.JdkArrayDeque"),
          new Subject("LinkedList", "queues.JdkLinkedList"));

  static final List<Subject> ARRAY_MOVES =
      List.of(
          new Subject("array", "layouts.Array"),
          new Subject("flat", "layouts.Flat"),
          new Subject("node", "layouts.Node"),
          new Subject("indexed", "layouts.Indexed"),
          new Subject("ArrayList", "layouts.JdkArrayList"),
          new Subject("swap-remove, no order", "layouts.SwapRemoveArray"));

  static final List<Subject> PASSES =
      List.of(
          new Subject("array", "layouts.Array"),
          new Subject("flat", "layouts.Flat"),
          new Subject("node", "layouts.Node"),
          new Subject("indexed", "layouts.Indexed"),
          new Subject("ArrayList", "layouts.JdkArrayList"));

  static final List<Subject> SORTS =
      List.of(
          new Subject("array", "bulk.Array"),
          new Subject("flat", "bulk.Flat"),
          new Subject("ArrayList", "bulk.JdkArrayList"));

  static final List<Subject> CELLS =
      List.of(
          new Subject("array", "cells.Array"),
          new Subject("indexed", "cells.Indexed"),
          new Subject("node", "cells.Node"),
          new Subject("flat", "cells.Flat"),
          new Subject("ArrayList", "cells.JdkArrayList"),
          new Subject("LinkedHashSet", "cells.JdkLinkedHashSet"));

  static final List<Subject> FRAMES =
      List.of(new Subject("pooled", "frames.PooledShots"), new Subject("new", "frames.NewShots"));

  /** Lists that store references, and one that stores none. */
  private static final List<Subject> CARDS =
      List.of(
          new Subject("flat", "layouts.Flat"),
          new Subject("node", "layouts.Node"),
          new Subject("indexed", "layouts.Indexed"));

  private static final String CARDS_FILE = "cards-25.json";

  private static final Map<String, String> SHUFFLED = Map.of("order", "SHUFFLED");

  private static final String OVERVIEW = "overview-25.json";

  private static final String OVERVIEW_17 = "overview-17.json";

  static final Map<String, FigureTable> TABLES =
      Map.ofEntries(
          entry("cells", new TimeTable("cells-25.json", CELLS, "G1", Map.of())),
          entry("cells-parallel", new TimeTable("cells-25.json", CELLS, "Parallel", Map.of())),
          entry("cards", new CollectorTable(CARDS_FILE, CARDS, "moveToLast", SHUFFLED)),
          entry(
              "cards-of-queues",
              new CollectorTable(CARDS_FILE, CARDS, "removeFirstAndAddLast", SHUFFLED)),
          entry("frames", new FrameTable("frames-25.json", FRAMES)),
          entry("heaps", new TimeTable("heaps-25.json", HEAPS, "G1", Map.of())),
          entry("heaps-parallel", new TimeTable("heaps-25.json", HEAPS, "Parallel", Map.of())),
          entry("heaps-17", new TimeTable("heaps-17.json", HEAPS, "G1", Map.of("size", "100000"))),
          entry("maps", new TimeTable("maps-25.json", MAPS, "G1", Map.of())),
          entry("maps-parallel", new TimeTable("maps-25.json", MAPS, "Parallel", Map.of())),
          entry(
              "maps-17",
              new TimeTable(
                  "maps-17.json", MAPS, "G1", Map.of("keys", "RANDOM", "size", "1000000"))),
          entry("maps-memory", new MapMemoryTable("memory.json")),
          entry("floods", new TimeTable("floods-25.json", FLOODS, "G1", Map.of())),
          entry("passes", new TimeTable("passes-25.json", PASSES, "G1", Map.of())),
          entry("overview", new OverviewTable(OVERVIEW, "G1")),
          entry("array-ticks", new TimeTable(OVERVIEW, TICKS, "G1", SHUFFLED)),
          entry("array-ticks-parallel", new TimeTable(OVERVIEW, TICKS, "Parallel", SHUFFLED)),
          entry("array-queues", new TimeTable(OVERVIEW, QUEUES, "G1", SHUFFLED)),
          entry("array-queues-parallel", new TimeTable(OVERVIEW, QUEUES, "Parallel", SHUFFLED)),
          entry("array-moves", new TimeTable(OVERVIEW, ARRAY_MOVES, "G1", SHUFFLED)),
          entry("array-moves-parallel", new TimeTable(OVERVIEW, ARRAY_MOVES, "Parallel", SHUFFLED)),
          entry("array-sorts", new TimeTable(OVERVIEW, SORTS, "G1", Map.of())),
          entry("array-ticks-17", new TimeTable(OVERVIEW_17, TICKS, "G1", SHUFFLED)),
          entry("array-queues-17", new TimeTable(OVERVIEW_17, QUEUES, "G1", SHUFFLED)),
          entry("array-moves-17", new TimeTable(OVERVIEW_17, ARRAY_MOVES, "G1", SHUFFLED)),
          entry("array-sorts-17", new TimeTable(OVERVIEW_17, SORTS, "G1", SHUFFLED)),
          entry(
              "machine",
              new TimeTable(
                  "machine-25.json",
                  List.of(new Subject("array", "machine.RandomSteps")),
                  "G1",
                  Map.of())));

  private ScenarioFigures() {}
}
