package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.Map;

/** The figures of pools. */
final class PoolFigures {

  private static final List<Subject> POOLS =
      List.of(
          new Subject("pool for one thread", "pools.GeneratedForOneThread"),
          new Subject("bitmap", "pools.GeneratedBitmap"),
          new Subject("tagged stack", "pools.GeneratedStack"),
          new Subject("three steps", "pools.ThreeSteps"),
          new Subject("JCTools queue", "pools.JctoolsQueue"),
          new Subject("libGDX", "pools.GdxPool"),
          new Subject("Vibur", "pools.Vibur"),
          new Subject("Stormpot", "pools.Stormpot"),
          new Subject("Commons Pool", "pools.CommonsPool"),
          new Subject("Netty Recycler", "pools.NettyRecycler"),
          new Subject("new", "pools.PlainNew"));

  static final Map<String, FigureTable> TABLES =
      Map.of("pools-17", table("pools-17.json"), "pools-25", table("pools-25.json"));

  private PoolFigures() {}

  private static FigureTable table(String file) {
    return new TimeTable(file, POOLS, "G1", Map.of("capacity", "1024"));
  }
}
