package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;

/** What tables and pictures are of, as they call it. */
final class Subjects {

  /** The layouts, and collections that keep an order. */
  static final List<Subject> LAYOUTS =
      List.of(
          new Subject("indexed", "layouts.Indexed"),
          new Subject("node", "layouts.Node"),
          new Subject("flat", "layouts.Flat"),
          new Subject("fastutil", "layouts.FastutilLinkedSet"),
          new Subject("LinkedHashSet", "layouts.JdkLinkedHashSet"),
          new Subject("LinkedList", "layouts.JdkLinkedList"),
          new Subject("ArrayList", "layouts.JdkArrayList"));

  /** Those from which elements leave without a search. */
  static final List<Subject> MOVABLE = LAYOUTS.subList(0, 5);

  private Subjects() {}
}
