package dev.intrusive.benchmarks;

import java.util.List;

/** The runs that the performance report is made of. */
enum Suite {
  /** A first impression of each part, in some minutes. */
  SHORT,

  /** All figures of the report for the JDK that runs, in hours. */
  FULL;

  private static final Part MEMORY = new Part("memory.json", "--memory");

  /**
   * A run.
   *
   * @param file the name of its result file, with a place for the version of the JDK
   * @param arguments its command line, without the file
   */
  record Part(String file, String arguments) {

    /** The command line. */
    String[] commandLine(String folder) {
      String path = folder + "/" + file.formatted(Runtime.version().feature());
      return (arguments + " --out " + path).split(" ", -1);
    }
  }

  /** The runs, one after the other. */
  List<Part> parts() {
    return switch (this) {
      case SHORT ->
          List.of(
              MEMORY,
              new Part(
                  "layouts-%s.json",
                  "--quick --only layouts.*(moveToLast|removeAndAddLast|forEach)"
                      + " --param size=100000 --param order=SHUFFLED"));
      case FULL ->
          List.of(
              MEMORY, new Part("layouts-%s.json", "--full --only layouts --gc g1,parallel,zgc"));
    };
  }
}
