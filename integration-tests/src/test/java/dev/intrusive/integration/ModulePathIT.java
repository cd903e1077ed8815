package dev.intrusive.integration;

import static dev.intrusive.integration.SampleProgram.MAIN_CLASS;
import static dev.intrusive.integration.SampleProgram.MODULE;
import static dev.intrusive.integration.SampleProgram.path;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A user's module that exports its hosts. */
class ModulePathIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "requires dev.intrusive.runtime;",
        "requires transitive dev.intrusive.runtime;",
        "requires dev.intrusive.runtime; requires java.compiler;",
        "requires transitive dev.intrusive.runtime; requires static java.compiler;",
      })
  void module_compilesWithoutWarningAndRuns(String requires) throws Exception {
    Project project = compile(requires, "exports shop;");
    Execution run =
        project.java(
            "--module-path",
            path(Artifacts.runtimeJar(), project.classes()),
            "--module",
            MODULE + "/" + MAIN_CLASS);
    assertEquals(SampleProgram.OUTPUT, run.requireSuccess().output());
  }

  @Test
  void generatedAnnotation_appearsIfTheModuleReadsIt() throws Exception {
    assertTrue(
        generatedBy("requires java.compiler;").stream()
            .allMatch(text -> text.contains("javax.annotation.processing.Generated")));
  }

  @Test
  void generatedAnnotation_isAbsentIfTheModuleDoesNotReadIt() throws Exception {
    assertTrue(
        generatedBy("").stream()
            .noneMatch(text -> text.contains("javax.annotation.processing.Generated")));
  }

  /** The classes that are generated for them would have the same names. */
  @Test
  void hostsOfTheSameNameInTwoModules_areRefused() throws Exception {
    Project project = new Project(folder);
    for (String module : List.of("left", "right")) {
      project.add(
          module + "/module-info.java",
          "module %s { requires dev.intrusive.runtime; }".formatted(module));
      project.add(
          module + "/game/Entity.java",
          """
          package game;
          import dev.intrusive.*;
          class Entity {
            @IntrusiveLink("all") final Link<Entity> link = new Link<>();
          }
          """);
    }
    String output =
        project
            .javac(
                "--module-path",
                Artifacts.runtimeJar().toString(),
                "--module-source-path",
                folder.resolve("src").toString(),
                "--processor-path",
                Artifacts.processorJar().toString())
            .output();
    assertTrue(
        output.contains(
            "[GeneratedNameClash] game.Entity is a host in two modules of this compilation"),
        output);
    assertTrue(output.contains("compile the modules one after the other"), output);
  }

  private List<String> generatedBy(String requires) throws Exception {
    Project project = compile("requires dev.intrusive.runtime; " + requires, "");
    SortedMap<String, byte[]> files = Project.filesBelow(project.generated());
    assertEquals(
        Set.of("shop/TicketLinks.java", "shop/TicketOpen.java", "shop/TicketQueue.java"),
        files.keySet());
    return files.values().stream().map(bytes -> new String(bytes, StandardCharsets.UTF_8)).toList();
  }

  private Project compile(String requires, String exports) throws Exception {
    Project project = SampleProgram.in(folder);
    project.add("module-info.java", "module %s { %s %s }".formatted(MODULE, requires, exports));
    project
        .javac(
            "-Xlint:all,-processing",
            "-Werror",
            "--module-path",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSilentSuccess();
    return project;
  }
}
