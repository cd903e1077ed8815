package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of peers and scenarios with each JDK, collector and size. */
final class CollectorFigures {

  private static final Map<String, String> SHUFFLED = Map.of("order", "SHUFFLED");

  /**
   * What was measured together.
   *
   * @param name how its result files and figures begin
   * @param subjects what was measured
   * @param fixed the values of the parameters other than the size
   * @param operations the methods of the benchmarks
   */
  private record Scenario(
      String name, List<Subject> subjects, Map<String, String> fixed, List<String> operations) {}

  private static final List<Scenario> SCENARIOS =
      List.of(
          new Scenario(
              "peers",
              Subjects.PEERS,
              SHUFFLED,
              List.of("moveToLast", "removeAndAddLast", "removeFirstAndAddLast", "forEach")),
          new Scenario(
              "memberships", ScenarioFigures.MEMBERSHIPS, SHUFFLED, List.of("destroyAndAdd")),
          new Scenario("bulk", ScenarioFigures.BULK, SHUFFLED, List.of("removeTenth", "sort")),
          new Scenario(
              "timers", ScenarioFigures.TIMERS, Map.of(), List.of("cancelAndSchedule", "tick")),
          new Scenario(
              "caches", ScenarioFigures.CACHES, Map.of(), List.of("getOrPut", "putAndEvict")),
          new Scenario(
              "churn", ScenarioFigures.CHURN, Map.of("order", "ALLOCATED"), List.of("forEach")));

  private CollectorFigures() {}

  /** The tables by the names of their figures, as peers-move-to-last-17. */
  static Map<String, FigureTable> tables() {
    Map<String, FigureTable> tables = new TreeMap<>();
    for (Scenario scenario : SCENARIOS) {
      for (String operation : scenario.operations()) {
        for (String jdk : List.of("17", "25")) {
          tables.put(
              "%s-%s-%s".formatted(scenario.name(), Row.inWords(operation).replace(' ', '-'), jdk),
              new CollectorTable(
                  "%s-%s.json".formatted(scenario.name(), jdk),
                  scenario.subjects(),
                  operation,
                  scenario.fixed()));
        }
      }
    }
    return tables;
  }
}
