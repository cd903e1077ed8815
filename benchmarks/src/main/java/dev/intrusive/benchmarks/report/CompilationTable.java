package dev.intrusive.benchmarks.report;

import java.util.List;

/**
 * A table of the times to compile hosts with the processor, with one that writes the same sources
 * from memory, and without any but with these sources given.
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
                "written from memory",
                "sources given",
                "with processor, divided by written",
                "divided by given")));
    table.append(FigureTable.line("---", List.of("--:", "--:", "--:", "--:", "--:")));
    for (Row row : results.rows("compilation.WithProcessor")) {
      Score with = results.score("compilation.WithProcessor", row, COLLECTOR);
      Score written = results.score("compilation.FromMemory", row, COLLECTOR);
      Score given = results.score("compilation.WithoutProcessor", row, COLLECTOR);
      table.append(
          FigureTable.line(
              row.label() + ", " + row.values(),
              List.of(
                  milliseconds(with),
                  milliseconds(written),
                  milliseconds(given),
                  Statistics.summarize(with.ratiosTo(written)),
                  Statistics.summarize(with.ratiosTo(given)))));
    }
    return table
        + FigureTable.source(
            results,
            "Milliseconds of CPU time, the median of the forks, and the ratio fork by fork with"
                + " its 95 % interval over the forks (bootstrap); a host has two lists of the node"
                + " layout.");
  }

  private static String milliseconds(Score score) {
    return Statistics.format(Statistics.median(score.forks()) / NANOSECONDS_PER_MILLISECOND);
  }
}
