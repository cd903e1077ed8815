package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is published beside the jars, used as editors and users of Javadoc use it. */
class PublishedJarsIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"intrusive-runtime", "intrusive-processor"})
  void sources_areThereForEachClass(String artifact) throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String path : Jar.read(Artifacts.publishedJar(artifact)).classes().keySet()) {
      if (!path.contains("/shaded/") && !path.contains("$")) {
        missing.add(path.replaceFirst("\\.class$", ".java"));
      }
    }
    assertTrue(missing.contains("dev/intrusive/Link.java") || artifact.endsWith("processor"));
    missing.removeAll(Jar.read(Artifacts.attachedFile(artifact, "-sources.jar")).files().keySet());
    // Some top-level classes share a file with the main class of it.
    assertEquals(Set.of(), missing);
  }

  /** The sources in the jar are those of the jar: they compile to the same classes. */
  @Test
  void sourcesOfRuntime_compile() throws IOException {
    Path sources = unpack(Artifacts.attachedFile("intrusive-runtime", "-sources.jar"));
    Project project = new Project(folder.resolve("runtime"));
    project.addAll(sources, path -> path.endsWith(".java") && !path.equals("module-info.java"));
    project.javac("--release", "8", "-nowarn", "-cp", Tool.classPath("jspecify")).requireSuccess();
    Set<String> expected =
        new TreeSet<>(Jar.read(Artifacts.publishedJar("intrusive-runtime")).classes().keySet());
    expected.remove("module-info.class");
    assertEquals(expected, Project.filesBelow(project.classes()).keySet());
  }

  @Test
  void javadoc_canBeLinkedTo() throws IOException {
    assumeFalse(Boolean.getBoolean("maven.javadoc.skip"), "the build makes no Javadoc");
    Path documentation = unpack(Artifacts.attachedFile("intrusive-runtime", "-javadoc.jar"));
    Project project = SampleProgram.in(folder.resolve("shop"));
    project
        .javac(
            "-cp",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
    Path html = folder.resolve("html");
    project
        .addAll(project.generated())
        .javadoc(
            "-cp",
            Artifacts.runtimeJar().toString(),
            "-package",
            "-link",
            documentation.toUri().toString(),
            "-d",
            html.toString())
        .requireSuccess();
    String page = Files.readString(html.resolve("shop/TicketQueue.html"));
    assertTrue(page.contains("dev/intrusive/IntrusiveList.html\""), "no link");
  }

  @ParameterizedTest
  @ValueSource(strings = {"intrusive-runtime", "intrusive-processor"})
  void billOfMaterials_listsWhatTheJarContains(String artifact) throws IOException {
    String bom = Files.readString(Artifacts.billOfMaterials(artifact));
    assertTrue(bom.contains("\"bomFormat\" : \"CycloneDX\""), bom);
    List<String> libraries =
        bom.lines()
            .filter(line -> line.contains("\"purl\""))
            .map(line -> line.replaceFirst(".*pkg:maven/(.*)@.*", "$1"))
            .filter(name -> !name.startsWith("dev.intrusive/"))
            .toList();
    assertEquals(
        artifact.endsWith("processor") ? List.of("com.palantir.javapoet/javapoet") : List.of(),
        libraries);
  }

  private Path unpack(Path jar) throws IOException {
    Path target = folder.resolve(jar.getFileName().toString());
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        Path file = target.resolve(entry.getName()).normalize();
        if (!entry.isDirectory() && file.startsWith(target)) {
          Files.createDirectories(file.getParent());
          Files.copy(in, file);
        }
      }
    }
    return target;
  }
}
