package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import java.util.List;
import java.util.Map;

/** The figures that compare pools. */
final class PoolFigures {

  private static final String BITMAP = "pools.GeneratedBitmap";
  private static final String QUEUE = "pools.JctoolsQueue";

  /** What other pools take, compared with the default. */
  private static final List<Comparison> OTHERS =
      List.of(
          new Comparison("tagged stack", "pools.GeneratedStack", BITMAP),
          new Comparison("JCTools queue", QUEUE, BITMAP),
          new Comparison("Vibur", "pools.Vibur", BITMAP),
          new Comparison("Stormpot", "pools.Stormpot", BITMAP),
          new Comparison("Commons Pool", "pools.CommonsPool", BITMAP),
          new Comparison("Netty Recycler", "pools.NettyRecycler", BITMAP),
          new Comparison("new", "pools.PlainNew", BITMAP));

  /** What is used by one thread, compared with the least that one could take instead. */
  private static final List<Comparison> OF_ONE_THREAD =
      List.of(
          new Comparison("pool for one thread", "pools.GeneratedForOneThread", QUEUE),
          new Comparison("bitmap", BITMAP, QUEUE),
          new Comparison("tagged stack", "pools.GeneratedStack", QUEUE),
          new Comparison("three steps", "pools.ThreeSteps", QUEUE),
          new Comparison("libGDX", "pools.GdxPool", QUEUE),
          new Comparison("new", "pools.PlainNew", QUEUE));

  static final Map<String, FigureTable> TABLES =
      Map.of(
          "pools", new RatioTable("pools-17.json", OTHERS),
          "pools-25", new RatioTable("pools-25.json", OTHERS),
          "pools-one-thread", new RatioTable("pools-17.json", OF_ONE_THREAD),
          "pools-one-thread-25", new RatioTable("pools-25.json", OF_ONE_THREAD));

  private PoolFigures() {}
}
