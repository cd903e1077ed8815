package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
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
          new Subject("LinkedList", "bulk.JdkLinkedList"),
          new Subject("libGDX, no order", "bulk.GdxUnorderedArray"),
          new Subject("libGDX DelayedRemovalArray", "bulk.GdxDelayedRemovalArray"));

  static final Map<String, FigureTable> TABLES =
      Map.of(
          "memberships",
          new RatioTable("memberships-17.json", Comparison.withFirst(MEMBERSHIPS)).with("G1"),
          "bulk",
          new RatioTable("bulk-17.json", Comparison.withFirst(BULK)).with("G1"),
          "timers",
          new TimeTable("timers-17.json", TIMERS, "G1", Map.of()),
          "caches",
          new TimeTable("caches-17.json", CACHES, "G1", Map.of()),
          "maps",
          new TimeTable("maps-17.json", MAPS, "G1", Map.of()),
          "maps-memory",
          new MapMemoryTable("memory.json"),
          "floods",
          new TimeTable("floods-17.json", FLOODS, "G1", Map.of()),
          "churn",
          new TimeTable("churn-17.json", CHURN, "G1", Map.of("order", "ALLOCATED")),
          "machine",
          new TimeTable(
              "machine-17.json",
              List.of(new Subject("array", "machine.RandomSteps")),
              "G1",
              Map.of()));

  private ScenarioFigures() {}
}
