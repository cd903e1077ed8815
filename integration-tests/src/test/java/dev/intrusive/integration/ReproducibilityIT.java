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
  void javac_doesNotDependOnTheOrderOfFiles() throws IOException {
    Project forwards = forwards("forwards");
    Project backwards = backwards("backwards");
    javac(forwards);
    javac(backwards);
    assertSame(forwards.generated(), backwards.generated());
    assertSame(forwards.classes(), backwards.classes());
  }

  @Test
  void eclipse_generatesWhatJavacGeneratesInAnyOrder() throws IOException {
    Project javac = forwards("javac");
    javac(javac);
    Project forwards = forwards("forwards");
    Project backwards = backwards("backwards");
    ecj(forwards);
    ecj(backwards);
    assertSame(javac.generated(), forwards.generated());
    assertSame(javac.generated(), backwards.generated());
    assertSame(forwards.classes(), backwards.classes());
  }

  private Project backwards(String name) throws IOException {
    Project project = forwards(name);
    Path first = project.sources().get(0);
    Collections.reverse(project.sources());
    assertNotEquals(first, project.sources().get(0));
    return project;
  }

  /** All golden hosts at once. */
  private Project forwards(String name) throws IOException {
    Project project = new Project(folder.resolve(name));
    for (String hosts : GoldenHosts.names()) {
      project.addAll(GoldenHosts.sources(hosts));
    }
    return project;
  }

  private static void javac(Project project) throws IOException {
    project
        .javac(
            "-cp",
            System.getProperty("java.class.path"),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
  }

  private static void ecj(Project project) throws IOException {
    project
        .ecj(
            "--release",
            "17",
            "-nowarn",
            "-cp",
            System.getProperty("java.class.path"),
            "-processorpath",
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
