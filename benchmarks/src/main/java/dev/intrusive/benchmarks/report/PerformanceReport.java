package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pages of the documentation with the figures of other result files: what a reader's own machine
 * says.
 */
public final class PerformanceReport {

  private static final String NOT_MEASURED = "Not measured in this run.\n";
  private static final Pattern PICTURE =
      Pattern.compile("!\\[[^]]*]\\(images/([a-z0-9-]+)\\.svg\\)");

  private final Path results;
  private final int jdk;

  /**
   * Prepares a report.
   *
   * @param results the folder of the result files
   * @param jdk the version of the JDK that was measured
   */
  public PerformanceReport(Path results, int jdk) {
    this.results = results;
    this.jdk = jdk;
  }

  /**
   * Writes a page beside the result files, and its pictures into a folder there.
   *
   * @param page the page of the documentation
   * @return the file
   * @throws IOException if a file cannot be read or written
   */
  public Path write(Path page) throws IOException {
    String text = Figures.replaceIn(Files.readString(page), this::render);
    Path report = results.resolve(page.getFileName());
    Files.writeString(report, withPictures(text, draw(results.resolve("images"))));
    return report;
  }

  private String render(String name) {
    try {
      return Figures.render(name, this::read);
    } catch (UncheckedIOException | IllegalArgumentException e) {
      // The short run leaves some files out, and some rows of others.
      return NOT_MEASURED;
    }
  }

  /** Reads the file of the JDK that was measured, whichever the documentation has. */
  private ResultFile read(String file) throws IOException {
    return ResultFile.read(results.resolve(file.replaceAll("-\\d+\\.json$", "-" + jdk + ".json")));
  }

  /** Draws the pictures that can be drawn and returns their names. */
  private Set<String> draw(Path folder) throws IOException {
    Files.createDirectories(folder);
    Set<String> drawn = new TreeSet<>();
    for (String name : Plots.names()) {
      try {
        Files.writeString(folder.resolve(name + ".svg"), Plots.draw(name, this::read));
        drawn.add(name);
      } catch (IOException | IllegalArgumentException e) {
        // As with tables.
      }
    }
    return drawn;
  }

  private static String withPictures(String text, Set<String> drawn) {
    StringBuilder kept = new StringBuilder();
    for (String line : text.split("(?<=\n)", -1)) {
      Matcher picture = PICTURE.matcher(line.strip());
      if (picture.matches() && !drawn.contains(picture.group(1))) {
        kept.append(NOT_MEASURED);
      } else {
        kept.append(line);
      }
    }
    return kept.toString();
  }
}
