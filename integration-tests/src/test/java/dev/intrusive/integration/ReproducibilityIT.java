package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same sources give the same bytes. */
@Tag("extended")
class ReproducibilityIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  static List<List<String>> groups() throws IOException {
    return GoldenHosts.groups();
  }

  @ParameterizedTest
  @MethodSource("groups")
  void compilers_generateTheSameInAnyOrder(List<String> hosts) throws IOException {
    Project javac = forwards("javac", hosts);
    Project javacBackwards = backwards("javac-backwards", hosts);
    Project eclipse = forwards("eclipse", hosts);
    Project eclipseBackwards = backwards("eclipse-backwards", hosts);
    javac(javac);
    javac(javacBackwards);
    ecj(eclipse);
    ecj(eclipseBackwards);
    assertSame(javac.generated(), javacBackwards.generated());
    assertSame(javac.classes(), javacBackwards.classes());
    assertSame(javac.generated(), eclipse.generated());
    assertSame(javac.generated(), eclipseBackwards.generated());
    assertSame(eclipse.classes(), eclipseBackwards.classes());
  }

  private Project forwards(String name, List<String> hosts) throws IOException {
    Project project = new Project(folder.resolve(name));
    for (String host : hosts) {
      project.addAll(GoldenHosts.sources(host));
    }
    return project;
  }

  private Project backwards(String name, List<String> hosts) throws IOException {
    Project project = forwards(name, hosts);
    Collections.reverse(project.sources());
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
