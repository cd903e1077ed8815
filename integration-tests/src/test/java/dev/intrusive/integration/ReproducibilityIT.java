package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same sources give the same bytes. */
class ReproducibilityIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void compilation_doesNotDependOnTheOrderOfFiles() throws IOException {
    Project forwards = project("forwards");
    Project backwards = project("backwards");
    Collections.reverse(backwards.sources());
    assertNotEquals(
        forwards.sources().get(0).getFileName(), backwards.sources().get(0).getFileName());
    compile(forwards);
    compile(backwards);
    assertSame(forwards.generated(), backwards.generated());
    assertSame(forwards.classes(), backwards.classes());
  }

  /** All golden hosts at once. */
  private Project project(String name) throws IOException {
    Project project = new Project(folder.resolve(name));
    for (String hosts : GoldenHosts.names()) {
      project.addAll(GoldenHosts.sources(hosts));
    }
    return project;
  }

  private static void compile(Project project) throws IOException {
    project
        .javac(
            "-cp",
            System.getProperty("java.class.path"),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
  }

  private static void assertSame(Path first, Path second) throws IOException {
    SortedMap<String, byte[]> expected = Project.filesBelow(first);
    SortedMap<String, byte[]> actual = Project.filesBelow(second);
    assertFalse(expected.isEmpty());
    assertEquals(expected.keySet(), actual.keySet());
    expected.forEach((file, bytes) -> assertArrayEquals(bytes, actual.get(file), file));
  }
}
