package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Joins the rounds of a result that was measured more than once. */
final class Rounds {

  private Rounds() {}

  /**
   * Puts earlier rounds before those of a result. Scores are the means of all iterations then; what
   * JMH computes of one run alone, the error of a score, is left out, and so is what was measured
   * in one of the runs only.
   *
   * @param result the result, which gets the rounds
   * @param earlier a result of the same benchmark with the same parameters and collector
   */
  static void prepend(ObjectNode result, JsonNode earlier) {
    result.put("forks", earlier.path("forks").asInt() + result.path("forks").asInt());
    prependMetric((ObjectNode) result.get("primaryMetric"), earlier.path("primaryMetric"));
    JsonNode others = earlier.path("secondaryMetrics");
    ObjectNode secondary = (ObjectNode) result.get("secondaryMetrics");
    secondary.retain(others.properties().stream().map(Map.Entry::getKey).toList());
    secondary
        .properties()
        .forEach(
            metric -> prependMetric((ObjectNode) metric.getValue(), others.path(metric.getKey())));
  }

  private static void prependMetric(ObjectNode metric, JsonNode earlier) {
    ArrayNode rounds = metric.arrayNode();
    earlier.path("rawData").forEach(rounds::add);
    metric.path("rawData").forEach(rounds::add);
    double sum = 0;
    int count = 0;
    for (JsonNode round : rounds) {
      for (JsonNode iteration : round) {
        sum += iteration.asDouble();
        count++;
      }
    }
    metric.set("rawData", rounds);
    metric.put("score", sum / count);
    metric.remove(List.of("scoreError", "scoreConfidence"));
  }
}
