package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

  private static final String FORKS = "[[4,1,2],[30,20,10],[300,7,100]]";

  @TempDir Path folder;

  private static String jmh(String subject, String operation, String forks) {
    return """
        {"benchmark": "dev.intrusive.benchmarks.lists.%s.%s", "jdkVersion": "25", "warmupTime": "1 s",
         "jvmArgs": ["-Xmx9m", "-XX:+UseG1GC"], "params": {"size": "1000"},
         "primaryMetric": {"scoreUnit": "ns/op", "rawData": %s},
         "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 24.1}}}"""
        .formatted(subject, operation, forks);
  }

  private ResultFile results(String... jmh) throws IOException {
    Path json = Files.writeString(folder.resolve("r.json"), "[" + String.join(",", jmh) + "]");
    return ResultFile.ofJmh(json.toString());
  }

  @Test
  void csv_hasMedianOfForksAndTheirRange() throws IOException {
    String csv = results(jmh("Flat", "next", FORKS), jmh("Flat", "tick", "[[7000]]")).toCsv();
    assertTrue(
        csv.endsWith(
            """
        subject,operation,parameters,gc,forks,median,low,high,unit,bytes
        lists.Flat,next,size=1000,G1,3,20,2,100,ns/op,24
        lists.Flat,tick,size=1000,G1,1,7,7,7,ns/element,24
        """));
    assertTrue(csv.contains("# options: -Xmx9m; "));
    Path file = Files.writeString(folder.resolve("r.csv"), csv);
    assertEquals(csv, ResultFile.ofCsv(file).toCsv());
  }

  @Test
  void table_hasLabelsAndRatios() throws IOException {
    ResultFile file = results(jmh("Flat", "next", FORKS), jmh("PlainFlat", "next", "[[8],[10]]"));
    Table table =
        Table.parse(
            """
        rows: operation; size
        columns: subject
        subject: lists.Flat = flat; lists.PlainFlat; lists.Flat / lists.PlainFlat = ratio
        """,
            file);
    assertTrue(
        table
            .toMarkdown("x/")
            .startsWith(
                """
            | operation, size | flat | lists.PlainFlat | ratio |
            | --- | --: | --: | --: |
            | next, 1,000 | 20.0 (2.00–100) | 9.00 (8.00–10.0) | 2.22 (0.200–12.5) |

            Nanoseconds an operation, or ratios of times, median of 2 or 3 forks"""));
  }

  @Test
  void table_withoutOneResultForEachCell_fails() throws IOException {
    ResultFile file = results(jmh("Flat", "next", FORKS), jmh("Node", "next", FORKS));
    String rows = "rows: operation\ncolumns: size\n";
    assertFails(rows, file, "two results for one cell");
    String subjects = "rows: size\ncolumns: subject\nsubject: lists.Flat; lists.Array";
    assertFails(subjects, file, "nothing with subject: [lists.Array]");
  }

  private static void assertFails(String table, ResultFile file, String message) {
    Table parsed = Table.parse(table, file);
    Exception thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> {
              parsed.requireResults();
              parsed.toMarkdown("");
            });
    assertTrue(String.valueOf(thrown.getMessage()).contains(message), thrown::getMessage);
  }

  @Test
  void changes_beyondTheBound_fail() throws IOException {
    ResultFile before = results(jmh("Flat", "next", "[[10],[11],[12]]"));
    ResultFile now = results(jmh("Flat", "next", "[[13],[14],[15]]"));
    List<Result> ratios = Report.changes(before, now);
    assertEquals(14.0 / 11, ratios.get(0).median());
    assertFalse(Report.print(ratios, 1.1));
    assertTrue(Report.print(ratios, 1.3));
    assertTrue(Report.print(Report.changes(now, before), 1.1));
    assertFalse(Report.print(List.of(), 1.1), "nothing to compare");
  }

  @Test
  void twins_areComparedByName() throws IOException {
    ResultFile file = results(jmh("Flat", "next", "[[30]]"), jmh("PlainFlat", "next", "[[20]]"));
    assertEquals(List.of(1.5), Report.twins(file).stream().map(Result::median).toList());
  }

  /** The tables of the documentation are those of the result files. */
  @Test
  void pages_areUpToDate() throws IOException {
    for (Page page : Report.pages(Path.of(".."))) {
      assertEquals(
          page.updated(), page.text(), "CONTRIBUTING and docs/benchmarks.md say how to update");
    }
  }
}
