package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.Map;

/** The figures that compare pools. */
final class PoolFigures {

  private static final String BITMAP = "pools.GeneratedBitmap";
  private static final String QUEUE = "pools.JctoolsQueue";

  /** Compared with the default. */
  private static final List<Subject> OF_MANY_THREADS =
      List.of(
          new Subject("bitmap", BITMAP),
          new Subject("tagged stack", "pools.GeneratedStack"),
          new Subject("JCTools queue", QUEUE),
          new Subject("Vibur", "pools.Vibur"),
          new Subject("Stormpot", "pools.Stormpot"),
          new Subject("Commons Pool", "pools.CommonsPool"),
          new Subject("Netty Recycler", "pools.NettyRecycler"),
          new Subject("new", "pools.PlainNew"));

  /** Compared with the least that one could take instead. */
  private static final List<Subject> OF_ONE_THREAD =
      List.of(
          new Subject("JCTools queue", QUEUE),
          new Subject("pool for one thread", "pools.GeneratedForOneThread"),
          new Subject("bitmap", BITMAP),
          new Subject("tagged stack", "pools.GeneratedStack"),
          new Subject("three steps", "pools.ThreeSteps"),
          new Subject("libGDX", "pools.GdxPool"),
          new Subject("new", "pools.PlainNew"));

  static final Map<String, FigureTable> TABLES =
      Map.of(
          "pools", table("pools-17.json", OF_MANY_THREADS),
          "pools-25", table("pools-25.json", OF_MANY_THREADS),
          "pools-one-thread", table("pools-17.json", OF_ONE_THREAD),
          "pools-one-thread-25", table("pools-25.json", OF_ONE_THREAD));

  private PoolFigures() {}

  private static FigureTable table(String file, List<Subject> subjects) {
    return new RatioTable(file, Comparison.withFirst(subjects));
  }
}
