package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerformanceReportTest {

  private static final String PAGE =
      """
      # Performance

      ![Peers](images/peers-remove-and-add-last.svg)

      ![In order](images/for-each-in-order.svg)

      <!-- figures: memory -->

      old

      <!-- /figures -->

      <!-- figures: passes -->

      old

      <!-- /figures -->
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @SuppressWarnings("NullAway.Init")
  private Path page;

  @BeforeEach
  void copyResults() throws IOException {
    page = Files.writeString(folder.resolve("page.md"), PAGE);
    Files.createDirectories(folder.resolve("results"));
    copy("memory.json", "memory.json");
    copy("peers-17.json", "peers-21.json");
  }

  private void copy(String from, String to) throws IOException {
    Files.copy(Path.of("results").resolve(from), folder.resolve("results").resolve(to));
  }

  @Test
  void report_hasWhatWasMeasured() throws IOException {
    Path report = new PerformanceReport(folder.resolve("results"), 21).write(page);
    String text = Files.readString(report);
    assertTrue(text.contains("element in one list"), text);
    assertTrue(text.contains("(images/peers-remove-and-add-last.svg)"), text);
    assertTrue(
        Files.exists(folder.resolve("results/images/peers-remove-and-add-last.svg")), "no picture");
    assertFalse(text.contains("old"), text);
  }

  @Test
  void whatWasNotMeasured_isMarked() throws IOException {
    Path report = new PerformanceReport(folder.resolve("results"), 21).write(page);
    String text = Files.readString(report);
    assertFalse(text.contains("for-each-in-order.svg"), text);
    assertEquals(3, text.split("Not measured in this run", -1).length, text);
  }
}
