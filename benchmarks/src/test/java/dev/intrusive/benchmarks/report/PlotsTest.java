package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.intrusive.benchmarks.picture.MemoryLayouts;
import dev.intrusive.benchmarks.picture.PassTimeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The pictures in the documentation show what the result files say. */
class PlotsTest {

  private static final Path PICTURES = Path.of("..", "docs", "images");
  private static final Path RESULTS = Path.of("results");
  private static final String UPDATING = "figures.update";
  private static final String UPDATE =
      "mvn test -pl benchmarks -am -Dtest=PlotsTest -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dfigures.update=true";

  @TestFactory
  List<DynamicTest> pictures_showTheResultFiles() {
    return Plots.names().stream()
        .map(name -> DynamicTest.dynamicTest(name, () -> check(name)))
        .toList();
  }

  @Test
  void eachPicture_isOneThatIsDrawn() throws IOException {
    assumeFalse(Boolean.getBoolean(UPDATING), "the pictures are being drawn");
    Set<String> files = new TreeSet<>();
    try (Stream<Path> pictures = Files.list(PICTURES)) {
      pictures
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".svg"))
          .filter(name -> !name.startsWith("record-")) // which the program of the record draws
          .forEach(files::add);
    }
    Set<String> known = new TreeSet<>();
    Plots.names().forEach(name -> known.add(name + ".svg"));
    known.add(MemoryLayouts.FILE);
    known.add(PassTimeline.FILE);
    assertEquals(known, files);
  }

  private static void check(String name) throws IOException {
    Path file = PICTURES.resolve(name + ".svg");
    if (Boolean.getBoolean(UPDATING)
        && !(Files.exists(file) && Plots.isUpToDate(name, Files.readString(file), RESULTS))) {
      Files.createDirectories(PICTURES);
      Files.writeString(file, Plots.draw(name, RESULTS));
    }
    assertTrue(
        Plots.isUpToDate(name, Files.readString(file), RESULTS),
        "the picture does not show the results; to update it, run " + UPDATE);
  }
}
