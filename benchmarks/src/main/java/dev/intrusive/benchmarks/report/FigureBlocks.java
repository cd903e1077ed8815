package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The places in a Markdown text that hold figures: between a line {@code <!-- figures: NAME -->}
 * and a line {@code <!-- /figures -->}.
 */
final class FigureBlocks {

  private static final Pattern START = Pattern.compile("<!-- figures: ([a-z0-9-]+) -->");
  private static final String END = "<!-- /figures -->";
  private static final Pattern MARKER = Pattern.compile("<!--\\s*/?\\s*figures.*");

  private FigureBlocks() {}

  /** The names of the figures in a text, in order. */
  static List<String> names(String text) {
    List<String> names = new ArrayList<>();
    replace(
        text,
        name -> {
          names.add(name);
          return "";
        });
    return names;
  }

  /**
   * Replaces the figures in a text.
   *
   * @param text the text
   * @param figures gives the figures by name; each ends with the end of a line
   * @throws IllegalArgumentException if a marker is damaged, or has no counterpart
   */
  static String replace(String text, UnaryOperator<String> figures) {
    StringBuilder replaced = new StringBuilder();
    @Nullable String open = null;
    for (String line : text.split("(?<=\n)", -1)) {
      String content = line.strip();
      Matcher start = START.matcher(content);
      if (content.equals(END)) {
        if (open == null) {
          throw new IllegalArgumentException("figures end that have not begun");
        }
        replaced.append('\n').append(figures.apply(open)).append('\n').append(line);
        open = null;
      } else if (start.matches()) {
        if (open != null) {
          throw new IllegalArgumentException("figures " + open + " do not end");
        }
        open = start.group(1);
        replaced.append(line);
      } else if (MARKER.matcher(content).matches()) {
        throw new IllegalArgumentException("not a marker of figures: " + content);
      } else if (open == null) {
        replaced.append(line);
      }
    }
    if (open != null) {
      throw new IllegalArgumentException("figures " + open + " do not end");
    }
    return replaced.toString();
  }
}
