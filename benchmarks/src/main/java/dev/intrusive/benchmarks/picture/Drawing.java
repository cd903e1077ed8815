package dev.intrusive.benchmarks.picture;

import java.util.Locale;

/**
 * A drawing in the format SVG, in colours that stand out from a light and from a dark background.
 * Places are given in pixels, from the upper left corner.
 */
final class Drawing {

  /** What a line means. */
  enum Line {
    /** A reference to an object. */
    REFERENCE("#2F81F7", ""),
    /** A number that names a slot. */
    NUMBER("#D9730D", " stroke-dasharray=\"5 3\"");

    private final String color;
    private final String dashes;

    Line(String color, String dashes) {
      this.color = color;
      this.dashes = dashes;
    }

    private String marker() {
      return "arrow-" + name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String TEXT = "#767676";
  private static final String OBJECT = "#2DA44E";
  private static final int LINE_HEIGHT = 16;

  private final StringBuilder content = new StringBuilder();
  private final int width;
  private final int height;
  private final String title;

  Drawing(int width, int height, String title) {
    this.width = width;
    this.height = height;
    this.title = title;
  }

  /** A box for an object: its name and its fields, one line each. */
  void object(int x, int y, int width, String name, String... fields) {
    int boxHeight = 12 + LINE_HEIGHT * (1 + fields.length);
    rectangle(x, y, width, boxHeight, OBJECT, 6);
    text(x + width / 2, y + 18, "middle", "bold", name);
    for (int i = 0; i < fields.length; i++) {
      text(x + width / 2, y + 18 + LINE_HEIGHT * (i + 1), "middle", "normal", fields[i]);
    }
  }

  /** A place in an array. */
  void cell(int x, int y, int width, int height, String value) {
    rectangle(x, y, width, height, TEXT, 0);
    text(x + width / 2, y + height / 2 + 4, "middle", "normal", value);
  }

  /** A place in an array that stands out from others. */
  void markedCell(int x, int y, int width, int height, String value) {
    rectangle(x, y, width, height, OBJECT, 0);
    text(x + width / 2, y + height / 2 + 4, "middle", "bold", value);
  }

  /** A heading, and a remark after it. */
  void heading(int y, String heading, String remark) {
    text(20, y, "start", "bold", heading);
    text(90, y, "start", "normal", remark);
  }

  /** Words that end at a place. */
  void label(int x, int y, String words) {
    text(x, y, "end", "normal", words);
  }

  /** Words that begin at a place. */
  void remark(int x, int y, String words) {
    text(x, y, "start", "normal", words);
  }

  /** A line without head between neighbouring parts of a picture. */
  void separator(int y) {
    content.append(
        String.format(
            "<path d=\"M20 %d H%d\" stroke=\"%s\" stroke-opacity=\"0.4\"/>\n",
            y, width - 20, TEXT));
  }

  /** An arrow along a path in the notation of SVG. */
  void arrow(Line line, String path) {
    content.append(
        String.format(
            "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\"%s"
                + " marker-end=\"url(#%s)\"/>\n",
            path, line.color, line.dashes, line.marker()));
  }

  /** The whole file. */
  String svg() {
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                + " viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"sans-serif\""
                + " font-size=\"12\">\n",
            width, height, width, height));
    svg.append("<title>").append(title).append("</title>\n<defs>\n");
    for (Line line : Line.values()) {
      svg.append(
          String.format(
              "<marker id=\"%s\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"6\""
                  + " markerHeight=\"6\" orient=\"auto\"><path d=\"M0 0 L8 4 L0 8 z\""
                  + " fill=\"%s\"/></marker>\n",
              line.marker(), line.color));
    }
    return svg.append("</defs>\n").append(content).append("</svg>\n").toString();
  }

  private void rectangle(int x, int y, int width, int height, String color, int corner) {
    content.append(
        String.format(
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\""
                + " fill-opacity=\"0.08\" stroke=\"%s\"/>\n",
            x, y, width, height, corner, color, color));
  }

  private void text(int x, int y, String anchor, String weight, String words) {
    content.append(
        String.format(
            "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-weight=\"%s\" fill=\"%s\">%s</text>\n",
            x, y, anchor, weight, TEXT, words));
  }
}
