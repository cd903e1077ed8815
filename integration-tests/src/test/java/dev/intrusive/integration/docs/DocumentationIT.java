package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.integration.Artifacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the documentation shows compiles and prints what it says, and its links lead somewhere. */
class DocumentationIT {

  /** Its examples are wrong on purpose; the processor's own tests compile them. */
  private static final Path DIAGNOSTICS = Path.of("docs", "diagnostics.md");

  /** It shows sources of a module, whose own test compares them. */
  private static final Path MATCHING_ENGINE = Path.of("docs", "matching-engine.md");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @TestFactory
  List<DynamicTest> javaBlocks_compileAndPrintWhatTheTextSays() throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path path : files()) {
      if (path.endsWith(DIAGNOSTICS) || path.endsWith(MATCHING_ENGINE)) {
        continue;
      }
      for (ExampleProgram program : ExamplePrograms.of(MarkdownFile.read(path))) {
        Path workspace = Files.createDirectories(folder.resolve("program" + tests.size()));
        tests.add(dynamicTest(program.place(), () -> program.check(workspace)));
      }
    }
    return tests;
  }

  @TestFactory
  List<DynamicTest> links_leadSomewhere() throws IOException {
    return files().stream()
        .map(
            path ->
                dynamicTest(
                    path.getFileName().toString(),
                    () -> assertEquals(List.of(), Links.broken(MarkdownFile.read(path)))))
        .toList();
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> paths = Files.list(Artifacts.root())) {
      paths.filter(path -> path.toString().endsWith(".md")).sorted().forEach(files::add);
    }
    Path docs = Artifacts.root().resolve("docs");
    if (Files.isDirectory(docs)) {
      try (Stream<Path> paths = Files.walk(docs)) {
        paths.filter(path -> path.toString().endsWith(".md")).sorted().forEach(files::add);
      }
    }
    return files;
  }
}
