package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What results depend on, for people: machine, JDK, heap, and how long was measured. */
final class Conditions {

  private static final Pattern HEAP = Pattern.compile("-Xmx(\\d+[mg])");

  // What a run says about its effort; some of it is for some benchmarks only.
  private static final Pattern WARMUPS = Pattern.compile("each (\\d+) warm-up");
  private static final Pattern OF_BASELINES = Pattern.compile("with a baseline: (\\d+)");
  private static final Pattern OF_COMPILATIONS = Pattern.compile("compilations: (up to \\d+)");
  private static final Pattern CHOSEN = Pattern.compile("(, the least disturbed of \\d+)");
  private static final Pattern ITERATIONS = Pattern.compile("and (\\d+) measured");
  private static final Pattern MILLISECONDS = Pattern.compile("iterations of (\\d+ ms)");
  private static final Pattern OF_FRAMES = Pattern.compile("frames: (\\d+ ms)");

  private Conditions() {}

  /**
   * Describes them.
   *
   * @param content a result file
   * @param version the version of its JDK
   * @param scores what it has that was measured by the clock
   */
  static String describe(JsonNode content, String version, List<Score> scores) {
    JsonNode machine = content.path("machine");
    List<String> parts = new ArrayList<>();
    parts.add(machine.path("cpu").asText());
    parts.add(machine.path("cores").asText() + " cores");
    parts.add("JDK " + version);
    String heap = each(content.path("options"), option -> find(HEAP, option.asText()));
    if (!heap.isEmpty()) {
      parts.add("heap of " + heap.replace("m", " MB").replace("g", " GB"));
    }
    if (!scores.isEmpty()) {
      parts.add(effort(content.path("runs"), scores));
      parts.add("the collector's threads included");
      Contention.of(content).ifPresent(contention -> parts.add(contention.describe()));
    }
    return String.join(", ", parts);
  }

  private static String effort(JsonNode runs, List<Score> scores) {
    IntSummaryStatistics forks =
        scores.stream().mapToInt(score -> score.iterations().size()).summaryStatistics();
    String number =
        forks.getMin() == forks.getMax()
            ? Integer.toString(forks.getMin())
            : forks.getMin() + " to " + forks.getMax();
    String topic = scores.get(0).subject().replaceAll("\\..*", "");
    String warmups = each(runs, run -> find(warmups(topic), effort(run)));
    if (warmups.isEmpty()) {
      return number + " forks";
    }
    return "%s forks, each of %s warm-up and %s measured iterations of %s%s"
        .formatted(
            number,
            warmups,
            each(runs, run -> find(ITERATIONS, effort(run))),
            each(runs, run -> find(length(topic), effort(run))),
            each(runs, run -> find(CHOSEN, effort(run))));
  }

  private static String effort(JsonNode run) {
    return run.path("effort").asText();
  }

  private static Pattern warmups(String topic) {
    return switch (topic) {
      case "lists", "EightTypes", "OneType" -> OF_BASELINES;
      case "compilation" -> OF_COMPILATIONS;
      default -> WARMUPS;
    };
  }

  private static Pattern length(String topic) {
    return topic.equals("frames") ? OF_FRAMES : MILLISECONDS;
  }

  /** What all nodes have, or what some of them have and others do. */
  private static String each(JsonNode nodes, Function<JsonNode, String> property) {
    List<String> all = new ArrayList<>();
    nodes.forEach(node -> all.add(property.apply(node)));
    return all.stream()
        .filter(each -> !each.isEmpty())
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }
}
