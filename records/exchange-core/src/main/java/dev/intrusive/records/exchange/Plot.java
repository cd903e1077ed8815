package dev.intrusive.records.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;

/** Draws results as SVG with nothing but plain attributes, for a light and a dark background. */
final class Plot {

  private static final int WIDTH = 760;
  private static final int LEFT = 210;
  private static final int RIGHT = 40;
  private static final int TOP = 50;
  private static final int LINE = 26;
  private static final int BOTTOM = 60;
  private static final int LATENCY_HEIGHT = 280;
  private static final String TEXT = "#767676";
  private static final String INTRUSIVE_COLOR = "#2da44e";
  private static final String DIRECT_COLOR = "#d9730d";

  private final StringBuilder svg = new StringBuilder();
  private final int height;
  private final double least;
  private final double greatest;

  private Plot(String title, int height, double least, double greatest) {
    this.height = height;
    this.least = least;
    this.greatest = greatest;
    line(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
        WIDTH, height, WIDTH, height);
    text(WIDTH / 2.0, 20, "middle", TEXT, title);
    text(WIDTH / 2.0 - 60, height - 8, "middle", INTRUSIVE_COLOR, "● this book");
    text(WIDTH / 2.0 + 60, height - 8, "middle", DIRECT_COLOR, "● exchange-core");
  }

  /** Draws how many commands each book executes in a second. */
  static String throughput(Results results) {
    int lines = results.sizes().size() * results.collectors().size() * results.jdks().size();
    Plot plot =
        new Plot(
            "million commands a second: the median of each fork",
            TOP + LINE * lines + BOTTOM,
            0.5,
            32);
    for (double millions = plot.least; millions <= plot.greatest; millions *= 2) {
      plot.mark(millions, Page.digits(millions));
    }
    int line = 0;
    for (int resting : results.sizes()) {
      for (String collector : results.collectors()) {
        for (int jdk : results.jdks()) {
          double y = TOP + LINE * (line + 0.5);
          String label = "%s orders, %s, JDK %d".formatted(Page.count(resting), collector, jdk);
          plot.text(LEFT - 10, y + 4, "end", TEXT, label);
          for (JsonNode fork : results.forks(jdk, collector, resting)) {
            plot.dot(1_000 / Results.nanos(fork, Fork.DIRECT), y + 4, DIRECT_COLOR);
            plot.dot(1_000 / Results.nanos(fork, Fork.INTRUSIVE), y - 4, INTRUSIVE_COLOR);
          }
          line++;
        }
      }
    }
    return plot.end();
  }

  /** Draws the latencies of a case: a line for each percentile. */
  static String latency(Results results, int jdk, String collector, int resting) {
    Plot plot =
        new Plot(
            "latency of a command: %s orders, %s, JDK %d"
                .formatted(Page.count(resting), collector, jdk),
            TOP + LATENCY_HEIGHT + BOTTOM,
            10,
            10_000_000);
    for (double nanos = plot.least; nanos <= plot.greatest; nanos *= 10) {
      plot.mark(nanos, Page.time(nanos));
    }
    int steps = Fork.PERCENTILES.size();
    for (int i = 0; i < steps; i++) {
      double y = TOP + LATENCY_HEIGHT * (i + 0.5) / steps;
      double percentile = Fork.PERCENTILES.get(i);
      String label = percentile == 100 ? "worst" : Page.digits(percentile) + " %";
      plot.text(LEFT - 10, y + 4, "end", TEXT, label);
      for (JsonNode fork : results.forks(jdk, collector, resting)) {
        plot.dot(Results.latency(fork, Fork.DIRECT, i), y + 4, DIRECT_COLOR);
        plot.dot(Results.latency(fork, Fork.INTRUSIVE, i), y - 4, INTRUSIVE_COLOR);
      }
    }
    return plot.end();
  }

  private double x(double value) {
    double share = Math.log(value / least) / Math.log(greatest / least);
    return LEFT + Math.min(1, Math.max(0, share)) * (WIDTH - LEFT - RIGHT);
  }

  private void mark(double value, String label) {
    double x = x(value);
    line(
        "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#808080\""
            + " stroke-opacity=\"0.3\"/>",
        x, TOP - 10, x, height - BOTTOM + 10);
    text(x, height - BOTTOM + 26, "middle", TEXT, label);
  }

  private void dot(double value, double y, String color) {
    line("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>", x(value), y, color);
  }

  private void text(double x, double y, String anchor, String color, String text) {
    line(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, anchor, color, text);
  }

  private String end() {
    line("</svg>");
    return svg.toString();
  }

  private void line(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  /** The names and contents of all plots. */
  static List<Drawing> all(Results results) {
    int largest = results.sizes().get(results.sizes().size() - 1);
    int smallest = results.sizes().get(0);
    int jdk = results.jdks().get(0);
    String collector = results.collectors().get(0);
    return List.of(
        new Drawing("record-throughput", throughput(results)),
        new Drawing("record-latency-few", latency(results, jdk, collector, smallest)),
        new Drawing("record-latency-many", latency(results, jdk, collector, largest)));
  }

  /**
   * A plot to be written to a file.
   *
   * @param name the name of the file without its ending
   * @param svg the text of the file
   */
  record Drawing(String name, String svg) {}
}
