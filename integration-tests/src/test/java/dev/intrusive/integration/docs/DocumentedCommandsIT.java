package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Execution;
import dev.intrusive.integration.Project;
import dev.intrusive.integration.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The commands that the documentation gives for compilers do what it says. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the commands are for a shell")
class DocumentedCommandsIT {

  private static final Path SOURCES =
      Artifacts.root().resolve("integration-tests/src/it/consumers/shop/src/main/java/shop");

  private static final Tool ANT = new Tool("org.apache.tools.ant.Main", "ant-");

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
    assertEquals(4, tests.size());
    return tests;
  }

  @Test
  void antBuild_compiles() throws Exception {
    MarkdownFile page = MarkdownFile.read(Artifacts.root().resolve("docs/integration.md"));
    Path workspace = workspace("ant", page);
    Files.delete(workspace.resolve("src/module-info.java"));
    Files.writeString(workspace.resolve("build.xml"), block(page, "<project name="));
    ANT.run(new Project(workspace), List.of("-quiet")).requireSuccess();
    assertGenerated(workspace);
  }

  /** Where there is a Gradle as old as the one that the page describes. */
  @Test
  void gradle4Build_compiles() throws Exception {
    assumeTrue(isGradle4(), "no Gradle 4 here");
    MarkdownFile page = MarkdownFile.read(Artifacts.root().resolve("docs/integration.md"));
    Path workspace = workspace("gradle", page);
    Files.delete(workspace.resolve("src/module-info.java"));
    Files.writeString(
        workspace.resolve("build.gradle"),
        block(page, "apply plugin: 'java'") + "\nsourceSets.main.java.srcDirs = ['src']\n");
    new Project(workspace)
        .shell("gradle --offline --no-daemon -g '" + workspace + "/home' compileJava")
        .requireSuccess();
    assertGenerated(workspace);
  }

  private boolean isGradle4() throws IOException {
    Execution version = new Project(folder).shell("gradle --version");
    return version.isSuccess() && version.output().contains("Gradle 4.");
  }

  private static String block(MarkdownFile page, String start) {
    return page.blocks().stream()
        .map(Block::text)
        .filter(text -> text.startsWith(start))
        .findFirst()
        .orElseThrow();
  }

  private static void assertCompiles(Path workspace, String command) throws IOException {
    Execution execution = new Project(workspace).shell(command).requireSuccess();
    assertEquals("", execution.output());
    assertGenerated(workspace);
  }

  private static void assertGenerated(Path workspace) throws IOException {
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
