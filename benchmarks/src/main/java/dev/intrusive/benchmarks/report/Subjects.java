package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;

/** What tables and pictures are of, as they call it. */
final class Subjects {

  /** The layouts, and collections that keep an order. */
  static final List<Subject> LAYOUTS =
      List.of(
          new Subject("array", "layouts.Array"),
          new Subject("flat", "layouts.Flat"),
          new Subject("node", "layouts.Node"),
          new Subject("indexed", "layouts.Indexed"),
          new Subject("fastutil", "layouts.FastutilLinkedSet"),
          new Subject("LinkedHashSet", "layouts.JdkLinkedHashSet"),
          new Subject("LinkedList", "layouts.JdkLinkedList"),
          new Subject("ArrayList", "layouts.JdkArrayList"));

  /** Those from which elements leave without a search. */
  static final List<Subject> MOVABLE = LAYOUTS.subList(0, 6);

  /** Those that were measured in the order of their elements, too. */
  static final List<Subject> IN_ORDER =
      LAYOUTS.stream()
          .filter(subject -> !subject.name().matches(".*(FastutilLinkedSet|JdkLinkedList)"))
          .toList();

  /** The layouts, and lists of other libraries. */
  static final List<Subject> PEERS =
      List.of(
          new Subject("indexed", "layouts.Indexed"),
          new Subject("node", "layouts.Node"),
          new Subject("flat", "layouts.Flat"),
          new Subject("array", "layouts.Array"),
          new Subject("Trove TLinkedList", "layouts.TroveList"),
          new Subject("Deephaven IntrusiveDoublyLinkedQueue", "layouts.DeephavenQueue"),
          new Subject("Caffeine AccessOrderDeque", "layouts.CaffeineDeque"),
          new Subject("Artemis LinkedListImpl", "layouts.ArtemisList"),
          new Subject("fastutil ReferenceLinkedOpenHashSet", "layouts.FastutilLinkedSet"),
          new Subject("Commons LinkedMap", "layouts.CommonsLinkedMap"),
          new Subject("JDK LinkedHashMap, access order", "layouts.JdkLinkedHashMap"),
          new Subject("JDK LinkedHashSet", "layouts.JdkLinkedHashSet"),
          new Subject("JDK LinkedList", "layouts.JdkLinkedList"),
          new Subject("JDK ArrayList", "layouts.JdkArrayList"),
          new Subject("swap-remove array, no order", "layouts.SwapRemoveArray"),
          new Subject("libGDX Array", "layouts.GdxArray"),
          new Subject("libGDX SnapshotArray", "layouts.GdxSnapshotArray"),
          new Subject("libGDX DelayedRemovalArray", "layouts.GdxDelayedRemovalArray"));

  /** Those of them from which any element leaves without a search. */
  static final List<Subject> MOVABLE_PEERS =
      PEERS.stream()
          .filter(
              subject ->
                  !subject.name().matches(".*(ArtemisList|JdkLinkedList|Gdx.*Array|ArrayList)"))
          .toList();

  private Subjects() {}
}
