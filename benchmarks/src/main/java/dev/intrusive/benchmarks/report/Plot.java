package dev.intrusive.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.svg.SVGGraphics2D;

/** Draws a table as a plot that is legible on a light and on a dark background. */
final class Plot {

  private static final int WIDTH = 760;
  private static final int MARGIN = 140;
  private static final int LINE = 34;

  private static final Color TEXT = new Color(0x767676);
  private static final Color GRID = new Color(0x80, 0x80, 0x80, 0x50);
  private static final Color BAND = new Color(0x80, 0x80, 0x80, 0x28);
  private static final Color NOTHING = new Color(0, 0, 0, 0);
  private static final List<Color> COLORS =
      List.of(new Color(0x2DA44E), new Color(0x2F81F7), new Color(0xD9730D));

  private static final Set<String> OURS = Set.of("array", "flat", "node", "indexed", "generated");
  private static final Pattern STYLE = Pattern.compile("([\\w-]+)\\s*:\\s*([^;']+);?");

  /** Keeps the marks of a row apart. */
  private static final double SHIFT = 0.2;

  private Plot() {}

  /** Draws a line for each row and a mark for each column, as SVG. */
  static String draw(String title, Table table) {
    Map<List<String>, Map<List<String>, Result>> cells = table.cells();
    List<List<String>> rows = List.copyOf(cells.keySet());
    List<List<String>> columns = table.columnKeys();
    XYIntervalSeriesCollection marks = new XYIntervalSeriesCollection();
    for (int column = 0; column < columns.size(); column++) {
      List<String> key = columns.get(column);
      XYIntervalSeries series = new XYIntervalSeries(table.label(key, table.columns()));
      for (int row = 0; row < rows.size(); row++) {
        Result result = cells.getOrDefault(rows.get(row), Map.of()).get(key);
        double y = row + (column - (columns.size() - 1) / 2.0) * SHIFT;
        if (result != null) {
          series.add(result.median(), result.low(), result.high(), y, y, y);
        }
      }
      marks.addSeries(series);
    }
    String[] labels =
        rows.stream().map(row -> table.label(row, table.rows())).toArray(String[]::new);
    int height = MARGIN + LINE * labels.length;
    SVGGraphics2D graphics = new SVGGraphics2D(WIDTH, height);
    chart(title, marks, labels).draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
    return withAttributes(graphics.getSVGElement()) + "\n";
  }

  private static JFreeChart chart(
      String title, XYIntervalSeriesCollection marks, String... labels) {
    LogAxis times =
        new LogAxis("nanoseconds, logarithmic scale; lower is better, this library on grey");
    times.setBase(2);
    times.setTickUnit(new NumberTickUnit(1));
    times.setNumberFormatOverride(new DecimalFormat("0.###"));
    SymbolAxis subjects = new SymbolAxis(null, labels);
    subjects.setRange(-0.5, labels.length - 0.5);
    subjects.setInverted(true);
    subjects.setGridBandsVisible(false);
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawYError(false);
    for (int i = 0; i < marks.getSeriesCount(); i++) {
      renderer.setSeriesPaint(i, COLORS.get(i % COLORS.size()));
      renderer.setSeriesShape(i, new Ellipse2D.Double(-4, -4, 8, 8));
      renderer.setSeriesStroke(i, new BasicStroke(1.5f));
    }
    XYPlot area = new XYPlot(marks, times, subjects, renderer);
    area.setBackgroundPaint(NOTHING);
    area.setOutlinePaint(GRID);
    area.setDomainGridlinePaint(GRID);
    area.setRangeGridlinesVisible(false);
    for (ValueAxis axis : List.of(times, subjects)) {
      axis.setLabelPaint(TEXT);
      axis.setTickLabelPaint(TEXT);
      axis.setAxisLinePaint(GRID);
    }
    for (int line = 0; line < labels.length; line++) {
      if (OURS.contains(labels[line])) {
        area.addRangeMarker(new IntervalMarker(line - 0.5, line + 0.5, BAND), Layer.BACKGROUND);
      }
    }
    JFreeChart chart = new JFreeChart(title, new Font(Font.SANS_SERIF, Font.BOLD, 14), area, true);
    chart.setBackgroundPaint(NOTHING);
    chart.getTitle().setPaint(TEXT);
    LegendTitle legend = chart.getLegend();
    legend.setBackgroundPaint(NOTHING);
    legend.setItemPaint(TEXT);
    return chart;
  }

  /** Turns styles into attributes, which all renderers know. */
  private static String withAttributes(String svg) {
    return Pattern.compile("style='([^']*)'")
        .matcher(svg)
        .replaceAll(
            style ->
                Matcher.quoteReplacement(
                    STYLE.matcher(style.group(1)).replaceAll("$1='$2' ").strip()));
  }
}
