package dev.intrusive.records.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts results into the page, between the markers of a block. */
final class Page {

  private static final Pattern BLOCK =
      Pattern.compile("(<!-- record: ([a-z]+) -->\n).*?(<!-- /record -->)", Pattern.DOTALL);

  private final Results results;

  Page(Results results) {
    this.results = results;
  }

  /**
   * Returns a text with the present results in its blocks.
   *
   * @throws IllegalArgumentException if a block has an unknown name
   */
  String update(String text) {
    return BLOCK
        .matcher(text)
        .replaceAll(
            block ->
                Matcher.quoteReplacement(block.group(1) + block(block.group(2)) + block.group(3)));
  }

  private String block(String name) {
    return switch (name) {
      case "throughput" -> throughput();
      case "latency" -> latency();
      case "allocation" -> allocation();
      case "conditions" -> conditions();
      default -> throw new IllegalArgumentException("there is no block " + name);
    };
  }

  private String throughput() {
    StringBuilder table = new StringBuilder("| resting orders | collector |");
    results
        .jdks()
        .forEach(
            jdk -> table.append(" JDK %d: this book | exchange-core | ratio |".formatted(jdk)));
    table.append("\n| ---: | --- |").append(" ---: | ---: | --- |".repeat(results.jdks().size()));
    table.append('\n');
    for (int resting : results.sizes()) {
      for (String collector : results.collectors()) {
        table.append("| %s | %s |".formatted(count(resting), collector));
        for (int jdk : results.jdks()) {
          List<JsonNode> forks = results.forks(jdk, collector, resting);
          table.append(
              " %s ns | %s ns | %s |"
                  .formatted(
                      whole(median(forks, fork -> Results.nanos(fork, Fork.INTRUSIVE))),
                      whole(median(forks, fork -> Results.nanos(fork, Fork.DIRECT))),
                      interval(forks, Results::ratio)));
        }
        table.append('\n');
      }
    }
    return table.toString();
  }

  private String latency() {
    int jdk = results.jdks().get(0);
    StringBuilder table = new StringBuilder("| resting orders | collector | book |");
    for (double percentile : Fork.PERCENTILES) {
      table.append(percentile == 100 ? " worst |" : " %s %% |".formatted(digits(percentile)));
    }
    table.append("\n| ---: | --- | --- |").append(" ---: |".repeat(Fork.PERCENTILES.size()));
    table.append('\n');
    for (int resting : results.sizes()) {
      for (String collector : results.collectors()) {
        for (String book : List.of(Fork.INTRUSIVE, Fork.DIRECT)) {
          List<JsonNode> forks = results.forks(jdk, collector, resting);
          table.append("| %s | %s | %s |".formatted(count(resting), collector, name(book)));
          for (int i = 0; i < Fork.PERCENTILES.size(); i++) {
            int index = i;
            table.append(
                " %s |".formatted(time(median(forks, f -> Results.latency(f, book, index)))));
          }
          table.append('\n');
        }
      }
    }
    return table.toString();
  }

  private String allocation() {
    StringBuilder table =
        new StringBuilder(
            "| resting orders | this book | exchange-core |\n| ---: | ---: | ---: |\n");
    for (int resting : results.sizes()) {
      List<JsonNode> forks = new ArrayList<>();
      results
          .jdks()
          .forEach(
              jdk ->
                  results
                      .collectors()
                      .forEach(gc -> forks.addAll(results.forks(jdk, gc, resting))));
      table.append(
          "| %s | %s B | %s B |\n"
              .formatted(
                  count(resting),
                  tenths(median(forks, fork -> Results.bytes(fork, Fork.INTRUSIVE))),
                  tenths(median(forks, fork -> Results.bytes(fork, Fork.DIRECT)))));
    }
    return table.toString();
  }

  private String conditions() {
    return "Measured on %s, %s cores; %s; heap %s; %s.\n"
        .formatted(
            results.property("cpu"),
            results.property("cores"),
            results.property("jdks"),
            results.property("heap"),
            results.property("effort"));
  }

  private static double median(List<JsonNode> forks, ToDoubleFunction<JsonNode> value) {
    return Results.median(forks.stream().map(value::applyAsDouble).toList());
  }

  /** The median of forks, and the lowest and the highest of them. */
  private static String interval(List<JsonNode> forks, ToDoubleFunction<JsonNode> value) {
    return "**%s** (%s–%s)"
        .formatted(
            hundredths(median(forks, value)),
            hundredths(forks.stream().mapToDouble(value).min().orElseThrow()),
            hundredths(forks.stream().mapToDouble(value).max().orElseThrow()));
  }

  static String name(String book) {
    return book.equals(Fork.INTRUSIVE) ? "this book" : "exchange-core";
  }

  static String count(int value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /** Writes nanoseconds in the unit that needs few digits. */
  static String time(double nanos) {
    if (nanos < 1_000) {
      return whole(nanos) + " ns";
    }
    return nanos < 1_000_000 ? tenths(nanos / 1_000) + " µs" : tenths(nanos / 1_000_000) + " ms";
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }

  private static String tenths(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String hundredths(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static String digits(double value) {
    return value == Math.rint(value) ? whole(value) : Double.toString(value);
  }
}
