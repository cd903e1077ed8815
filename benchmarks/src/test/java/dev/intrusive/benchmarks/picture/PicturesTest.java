package dev.intrusive.benchmarks.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The pictures in the documentation are those that are drawn. */
class PicturesTest {

  private static final Path FOLDER = Path.of("..", "docs", "images");
  private static final String UPDATE =
      "mvn test -pl benchmarks -am -Dtest=PicturesTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dfigures.update=true";

  @Test
  void memoryLayouts() throws IOException {
    assertIsDrawn(MemoryLayouts.FILE, MemoryLayouts.draw());
  }

  @Test
  void passTimeline() throws IOException {
    assertIsDrawn(PassTimeline.FILE, PassTimeline.draw());
  }

  private static void assertIsDrawn(String file, String drawn) throws IOException {
    Path picture = FOLDER.resolve(file);
    if (Boolean.getBoolean("figures.update")) {
      Files.createDirectories(picture.toAbsolutePath().getParent());
      Files.writeString(picture, drawn);
    }
    assertEquals(
        drawn,
        Files.readString(picture).replace("\r\n", "\n"),
        "the picture is out of date; to update it, run " + UPDATE);
  }
}
