package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of Markdown with tables of results. A comment that starts with {@code figures:} and the
 * name of a result file describes the table that follows it, up to {@code /figures}.
 */
final class Page {

  private static final Pattern TABLE =
      Pattern.compile("(<!-- figures: (\\S+)\n(.*?)-->\n).*?(<!-- /figures -->)", Pattern.DOTALL);

  private final Path path;
  private final Path results;
  private final String text;

  /**
   * Reads a page.
   *
   * @param path the page
   * @param results the folder of the result files
   * @throws IOException if the page cannot be read
   */
  Page(Path path, Path results) throws IOException {
    this.path = path;
    this.results = results;
    text = Files.readString(path).replace("\r\n", "\n");
  }

  String text() {
    return text;
  }

  /** Returns the page with the tables that the result files have now. */
  String updated() throws IOException {
    String folder =
        path.toAbsolutePath()
                .resolveSibling(".")
                .normalize()
                .relativize(results.toAbsolutePath().normalize())
                .toString()
                .replace('\\', '/')
            + "/";
    StringBuilder updated = new StringBuilder();
    Matcher matcher = TABLE.matcher(text);
    while (matcher.find()) {
      Table table = table(matcher.group(2), matcher.group(3));
      matcher.appendReplacement(
          updated,
          Matcher.quoteReplacement(
              matcher.group(1) + "\n" + table.toMarkdown(folder) + "\n" + matcher.group(4)));
    }
    return matcher.appendTail(updated).toString();
  }

  /** Updates the tables, which must have results for all that they name. */
  void write() throws IOException {
    Matcher matcher = TABLE.matcher(text);
    while (matcher.find()) {
      table(matcher.group(2), matcher.group(3)).requireResults();
    }
    String updated = updated();
    if (!updated.equals(text)) {
      Files.writeString(path, updated);
    }
  }

  private Table table(String file, String specification) throws IOException {
    try {
      return Table.parse(specification, ResultFile.ofCsv(results.resolve(file)));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(path + ": " + e.getMessage(), e);
    }
  }
}
