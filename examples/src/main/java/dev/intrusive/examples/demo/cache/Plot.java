package dev.intrusive.examples.demo.cache;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;

/**
 * Draws hit rates against cache sizes as an SVG image.
 *
 * <p>The colours follow the viewer's choice of light or dark, and the lines differ in more than
 * colour. All text is made here, so nothing need be escaped.
 */
final class Plot {

  private static final int WIDTH = 720;
  private static final int HEIGHT = 400;
  private static final int LEFT = 60;
  private static final int RIGHT = 20;
  private static final int TOP = 50;
  private static final int BOTTOM = 50;
  private static final int LEGEND_STEP = 150;
  private static final int LEGEND_LINE = 28;
  private static final int GAP = 8;
  private static final int MARKER = 4;

  /** A number below the axis takes so much. */
  private static final int NUMBER_WIDTH = 50;

  /** Percent between two horizontal lines. */
  private static final int STEP = 10;

  private static final String STYLE =
      """
      <title>Hit rate by cache size</title>
      <style>
        svg { --text: #1f2328; --rule: #d1d9e0; --LRU: #0550ae; --TINY_LFU: #bc4c00;
              --LINKED_HASH_MAP: #57606a; --CAFFEINE: #1a7f37; background: #ffffff; }
        @media (prefers-color-scheme: dark) {
          svg { --text: #e6edf3; --rule: #3d444d; --LRU: #79c0ff; --TINY_LFU: #ffa657;
                --LINKED_HASH_MAP: #9198a1; --CAFFEINE: #56d364; background: #0d1117; }
        }
        text { fill: var(--text); font: 13px system-ui, sans-serif; }
        .rule { stroke: var(--rule); }
        .line { fill: none; stroke-width: 2.5; }
      </style>
      """;

  private final Contest contest;
  private final int[] sizes;
  private final int greatestSize;
  private final int highestRate;

  Plot(Contest contest) {
    this.contest = contest;
    sizes = Arrays.stream(contest.sizes()).sorted().distinct().toArray();
    greatestSize = sizes[sizes.length - 1];
    double highest =
        contest.contestants().stream()
            .flatMapToDouble(c -> Arrays.stream(sizes).mapToDouble(s -> contest.hitRate(c, s)))
            .max()
            .orElse(0);
    highestRate = STEP * Math.max(1, (int) Math.ceil(highest / STEP));
  }

  /** Prints the image. */
  void print(PrintWriter out) {
    out.print("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
    out.printf(Locale.ROOT, " viewBox=\"0 0 %d %d\">\n", WIDTH, HEIGHT);
    out.print(STYLE);
    printRates(out);
    printSizes(out);
    int legend = LEFT;
    for (Contestant contestant : contest.contestants()) {
      printLegend(out, contestant, legend);
      printLine(out, contestant);
      legend += LEGEND_STEP;
    }
    out.print("</svg>\n");
  }

  private void printRates(PrintWriter out) {
    for (int rate = 0; rate <= highestRate; rate += STEP) {
      out.printf(
          Locale.ROOT,
          "<line class=\"rule\" x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\"/>\n",
          LEFT,
          y(rate),
          WIDTH - RIGHT,
          y(rate));
      printText(out, LEFT - GAP, y(rate) + MARKER, "end", rate + " %");
    }
  }

  private void printSizes(PrintWriter out) {
    double last = Double.NEGATIVE_INFINITY;
    for (int size : sizes) {
      // What would overlap is left out.
      if (x(size) - last >= NUMBER_WIDTH) {
        printText(out, x(size), HEIGHT - BOTTOM + 2.5 * GAP, "middle", String.valueOf(size));
        last = x(size);
      }
    }
    printText(out, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - GAP, "middle", "entries in the cache");
  }

  private static void printText(PrintWriter out, double x, double y, String anchor, String text) {
    out.printf(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
        x,
        y,
        anchor,
        text);
  }

  private static void printLegend(PrintWriter out, Contestant contestant, int left) {
    double y = TOP / 2.0;
    out.printf(
        Locale.ROOT,
        "<polyline %s points=\"%d,%.1f %d,%.1f\"/>\n",
        style(contestant),
        left,
        y,
        left + LEGEND_LINE,
        y);
    printText(out, left + LEGEND_LINE + GAP, y + MARKER, "start", contestant.label());
  }

  private void printLine(PrintWriter out, Contestant contestant) {
    out.printf("<polyline %s points=\"", style(contestant));
    for (int size : sizes) {
      double rate = contest.hitRate(contestant, size);
      out.printf(Locale.ROOT, "%.1f,%.1f ", x(size), y(rate));
    }
    out.print("\"/>\n");
  }

  private static String style(Contestant contestant) {
    String dashes =
        switch (contestant) {
          case LRU, TINY_LFU -> "none";
          case LINKED_HASH_MAP -> "2 6";
          case CAFFEINE -> "8 5";
        };
    return "class=\"line\" stroke-dasharray=\"%s\" style=\"stroke: var(--%s)\""
        .formatted(dashes, contestant.name());
  }

  private double x(int size) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * size / greatestSize;
  }

  private double y(double rate) {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rate / highestRate;
  }
}
