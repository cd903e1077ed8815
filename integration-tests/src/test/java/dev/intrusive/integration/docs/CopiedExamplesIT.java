package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Programs of one file compile in a project that has both jars and nothing else. */
class CopiedExamplesIT {

  private static final String PACKAGE = "dev/intrusive/examples/small/";
  private static final Path SOURCES =
      Artifacts.root().resolve("examples/src/main/java").resolve(PACKAGE);
  private static final Path PAGE = Artifacts.root().resolve("docs/examples.md");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @TestFactory
  List<DynamicTest> copies_compileAndPrintWhatThePageShows() throws Exception {
    List<String> shown = MarkdownFile.read(PAGE).blocks().stream().map(Block::text).toList();
    try (Stream<Path> files = Files.list(SOURCES)) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith("Example.java"))
              .toList();
      assertEquals(4, names.size());
      return names.stream()
          .map(name -> dynamicTest(name, () -> assertShown(output(name), shown)))
          .toList();
    }
  }

  private static void assertShown(String output, List<String> shown) {
    assertTrue(shown.contains(output), output);
  }

  /** Compiles a copy of a program, and returns what it prints. */
  private String output(String name) throws IOException {
    Project project = new Project(Files.createDirectory(folder.resolve(name)));
    project.add(PACKAGE + name, Files.readString(SOURCES.resolve(name)));
    String runtime = Artifacts.runtimeJar().toString();
    project
        .javac(
            "-Xlint:all,-processing",
            "-Werror",
            "-cp",
            runtime,
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
    return project
        .java(
            "-cp",
            runtime + File.pathSeparator + project.classes(),
            PACKAGE.replace('/', '.') + name.replace(".java", ""))
        .requireSuccess()
        .output();
  }
}
