package dev.intrusive.benchmarks.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The picture of the layouts in the documentation is the one that is drawn. */
class MemoryLayoutsTest {

  private static final Path PICTURE = Path.of("..", "docs", "images", MemoryLayouts.FILE);
  private static final String UPDATE =
      "mvn test -pl benchmarks -am -Dtest=MemoryLayoutsTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dfigures.update=true";

  @Test
  void picture_isTheOneThatIsDrawn() throws IOException {
    String drawn = MemoryLayouts.draw();
    if (Boolean.getBoolean("figures.update")) {
      Files.createDirectories(PICTURE.toAbsolutePath().getParent());
      Files.writeString(PICTURE, drawn);
    }
    assertEquals(
        drawn,
        Files.readString(PICTURE).replace("\r\n", "\n"),
        "the picture is out of date; to update it, run " + UPDATE);
  }
}
