package dev.intrusive.benchmarks.report;

import java.util.List;

/**
 * A table of the times to compile hosts with the processor, and without it but with the sources
 * that it would generate.
 *
 * @param file the name of the result file
 */
record CompilationTable(String file) implements FigureTable {

  private static final String COLLECTOR = "G1";
  private static final double NANOSECONDS_PER_MILLISECOND = 1e6;

  @Override
  public String render(ResultFile results) {
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            "operation, hosts",
            List.of(
                "with processor",
                "for each host",
                "generated sources given",
                "for each host",
                "with processor, divided by given")));
    table.append(FigureTable.line("---", List.of("--:", "--:", "--:", "--:", "--:")));
    for (Row row : results.rows("compilation.WithProcessor")) {
      Score with = results.score("compilation.WithProcessor", row, COLLECTOR);
      Score given = results.score("compilation.WithoutProcessor", row, COLLECTOR);
      int hosts = Integer.parseInt(row.values());
      table.append(
          FigureTable.line(
              row.label() + ", " + hosts,
              List.of(
                  milliseconds(with, 1),
                  row.operation().equals("compileAll") ? milliseconds(with, hosts) : "–",
                  milliseconds(given, 1),
                  row.operation().equals("compileAll") ? milliseconds(given, hosts) : "–",
                  Statistics.summarize(with.ratiosTo(given)))));
    }
    return table
        + FigureTable.source(
            results,
            "Milliseconds of CPU time, the median of the forks, and the ratio fork by fork with"
                + " the middle half of the forks; a host has two lists of the node layout.");
  }

  private static String milliseconds(Score score, int parts) {
    return Statistics.format(
        Statistics.median(score.forks()) / parts / NANOSECONDS_PER_MILLISECOND);
  }
}
