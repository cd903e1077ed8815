package dev.intrusive.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.svg.SVGGraphics2D;

/** Draws plots as pictures that can be read on a light and on a dark background. */
final class PlotWriter {

  private static final int WIDTH = 760;
  private static final int MARGIN = 140;
  private static final int LINE = 34;

  /** Stands out from black as much as from white. */
  private static final Color TEXT = new Color(0x767676);

  private static final Color GRID = new Color(0x80, 0x80, 0x80, 0x50);
  private static final Color NOTHING = new Color(0, 0, 0, 0);
  private static final List<Color> COLORS =
      List.of(new Color(0x2DA44E), new Color(0x2F81F7), new Color(0xD9730D));

  /** The background of the lines of this library. */
  private static final Color BAND = new Color(0x80, 0x80, 0x80, 0x28);

  private static final String EXPLANATION = "lower is better; this library on grey";

  private static final Pattern STYLE = Pattern.compile("style='([^']*)'");

  /** Marks of different sizes are apart from each other. */
  private static final double SHIFT = 0.2;

  private PlotWriter() {}

  /** Writes a picture. */
  static String write(Plot plot, ResultFile results) {
    int height = MARGIN + LINE * plot.subjects().size();
    SVGGraphics2D graphics = new SVGGraphics2D(WIDTH, height);
    graphics.setDefsKeyPrefix(plot.operation());
    chart(plot, results).draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
    return withAttributes(graphics.getSVGElement()) + "\n" + seal(plot, results) + "\n";
  }

  /** Turns styles into attributes, which all renderers know. */
  private static String withAttributes(String svg) {
    return STYLE
        .matcher(svg)
        .replaceAll(
            style ->
                Matcher.quoteReplacement(
                    Arrays.stream(style.group(1).split(";"))
                        .map(property -> property.split(":"))
                        .map(pair -> "%s='%s'".formatted(pair[0].strip(), pair[1].strip()))
                        .collect(Collectors.joining(" "))));
  }

  /** The line that tells what a picture shows; where fonts differ, pictures of the same differ. */
  static String seal(Plot plot, ResultFile results) {
    String shown =
        plot + " " + plot.title(results) + " " + plot.marks(results) + " " + results.conditions();
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(shown.getBytes(StandardCharsets.UTF_8));
      return "<!-- figures: " + HexFormat.of().formatHex(digest) + " -->";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("each Java platform has SHA-256", e);
    }
  }

  private static JFreeChart chart(Plot plot, ResultFile results) {
    XYIntervalSeriesCollection marks = new XYIntervalSeriesCollection();
    var bySize = plot.marks(results);
    double middle = (bySize.size() - 1) / 2.0;
    bySize.forEach(
        (size, ofSize) ->
            marks.addSeries(series(size, ofSize, (marks.getSeriesCount() - middle) * SHIFT)));
    XYPlot area = new XYPlot(marks, times(plot), subjects(plot), renderer(marks.getSeriesCount()));
    area.setBackgroundPaint(NOTHING);
    area.setOutlinePaint(GRID);
    area.setDomainGridlinePaint(GRID);
    area.setRangeGridlinesVisible(false);
    for (int line : plot.ourLines()) {
      area.addRangeMarker(new IntervalMarker(line - 0.5, line + 0.5, BAND), Layer.BACKGROUND);
    }
    Font font = new Font(Font.SANS_SERIF, Font.BOLD, 14);
    JFreeChart chart = new JFreeChart(plot.title(results), font, area, true);
    chart.setBackgroundPaint(NOTHING);
    chart.getTitle().setPaint(TEXT);
    TextTitle explanation = new TextTitle(EXPLANATION, new Font(Font.SANS_SERIF, Font.PLAIN, 12));
    explanation.setPaint(TEXT);
    chart.addSubtitle(0, explanation);
    LegendTitle legend = chart.getLegend();
    legend.setBackgroundPaint(NOTHING);
    legend.setItemPaint(TEXT);
    legend.setPosition(RectangleEdge.BOTTOM);
    return chart;
  }

  private static XYIntervalSeries series(int size, List<Plot.Mark> marks, double shift) {
    XYIntervalSeries series = new XYIntervalSeries(String.format("%,d elements", size));
    for (Plot.Mark mark : marks) {
      double y = mark.line() + shift;
      series.add(mark.median(), mark.low(), mark.high(), y, y, y);
    }
    return series;
  }

  private static LogAxis times(Plot plot) {
    LogAxis axis =
        new LogAxis(
            "nanoseconds of CPU time for one %s, logarithmic scale"
                .formatted(TimeTable.unit(List.of(plot.operation()))));
    axis.setBase(2);
    axis.setTickUnit(new NumberTickUnit(1));
    axis.setNumberFormatOverride(new java.text.DecimalFormat("0.###"));
    axis.setLabelPaint(TEXT);
    axis.setTickLabelPaint(TEXT);
    axis.setAxisLinePaint(GRID);
    return axis;
  }

  private static SymbolAxis subjects(Plot plot) {
    SymbolAxis axis =
        new SymbolAxis(
            null, plot.subjects().stream().map(TimeTable.Subject::label).toArray(String[]::new));
    axis.setRange(-0.5, plot.subjects().size() - 0.5);
    axis.setInverted(true);
    axis.setGridBandsVisible(false);
    axis.setTickLabelPaint(TEXT);
    axis.setAxisLinePaint(GRID);
    return axis;
  }

  private static XYErrorRenderer renderer(int series) {
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawYError(false);
    for (int i = 0; i < series; i++) {
      renderer.setSeriesPaint(i, COLORS.get(i % COLORS.size()));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
      renderer.setSeriesStroke(i, new BasicStroke(1.5f));
    }
    return renderer;
  }
}
