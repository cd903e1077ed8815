package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Execution;
import dev.intrusive.integration.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The commands that the documentation gives for compilers do what it says. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the commands are for a shell")
class DocumentedCommandsIT {

  private static final Path SOURCES =
      Artifacts.root().resolve("integration-tests/src/it/consumers/shop/src/main/java/shop");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @TestFactory
  List<DynamicTest> commands_compile() throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (String page : List.of("README.md", "docs/start.md", "docs/integration.md")) {
      MarkdownFile file = MarkdownFile.read(Artifacts.root().resolve(page));
      for (Block block : file.blocks()) {
        if (block.text().startsWith("javac ") || block.text().startsWith("java ")) {
          Path workspace = workspace("command" + tests.size(), file);
          tests.add(dynamicTest(block.place(), () -> assertCompiles(workspace, block.text())));
        }
      }
    }
    assertEquals(5, tests.size());
    return tests;
  }

  private static void assertCompiles(Path workspace, String command) throws IOException {
    Execution execution = new Project(workspace).shell(command).requireSuccess();
    assertEquals("", execution.output());
    try (Stream<Path> files = Files.walk(workspace)) {
      assertEquals(1, files.filter(path -> path.endsWith("TicketQueue.class")).count());
    }
  }

  /** A folder with the files that the commands name. */
  private Path workspace(String name, MarkdownFile page) throws IOException {
    Path workspace = Files.createDirectory(folder.resolve(name));
    String version = Artifacts.projectVersion();
    Files.copy(Artifacts.runtimeJar(), workspace.resolve("intrusive-runtime-" + version + ".jar"));
    Files.copy(
        Artifacts.processorJar(), workspace.resolve("intrusive-processor-" + version + ".jar"));
    Files.copy(Artifacts.ecjJar(), workspace.resolve("ecj.jar"));
    Path sources = Files.createDirectories(workspace.resolve("src/game"));
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        Files.copy(file, sources.resolve(file.getFileName()));
      }
    }
    for (Block block : page.blocks()) {
      if (block.text().startsWith("module ")) {
        Files.writeString(workspace.resolve("src/module-info.java"), block.text());
      }
    }
    return workspace;
  }
}
