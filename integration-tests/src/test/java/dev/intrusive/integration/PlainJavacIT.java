package dev.intrusive.integration;

import static dev.intrusive.integration.SampleProgram.MAIN_CLASS;
import static dev.intrusive.integration.SampleProgram.path;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** {@code javac} and {@code java} with the packaged jars on class and processor paths. */
class PlainJavacIT {

  private static final String RUNTIME = Artifacts.runtimeJar().toString();
  private static final String PROCESSOR = Artifacts.processorJar().toString();
  private static final String BOTH = path(Artifacts.runtimeJar(), Artifacts.processorJar());

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Project project;

  @BeforeEach
  void addSources() throws IOException {
    project = SampleProgram.in(folder);
  }

  @Test
  void processorPath_runsProcessor() throws Exception {
    project
        .javac("-Xlint:all,-processing", "-Werror", "-cp", RUNTIME, "--processor-path", PROCESSOR)
        .requireSilentSuccess();
    assertProgramRuns();
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_22)
  void classPath_runsProcessorUpTo22() throws Exception {
    project.javac("-Xlint:all,-processing", "-Werror", "-cp", BOTH).requireSuccess();
    assertProgramRuns();
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_23)
  void classPath_runsNoProcessorFrom23() throws Exception {
    project.javac("-cp", BOTH).requireFailure("cannot find symbol");
    assertEquals(0, Project.filesBelow(project.generated()).size());
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_23)
  void classPath_runsProcessorFrom23IfAskedTo() throws Exception {
    project
        .javac("-Xlint:all,-processing", "-Werror", "-proc:full", "-cp", BOTH)
        .requireSilentSuccess();
    assertProgramRuns();
  }

  @Test
  void release8_makesClassesForJava8() throws Exception {
    project
        .javac(
            // From 21 on javac warns that 8 is old.
            "-Xlint:all,-options,-processing",
            "-Werror",
            "--release",
            "8",
            "-cp",
            RUNTIME,
            "--processor-path",
            PROCESSOR)
        .requireSilentSuccess();
    try (Stream<Path> files = Files.walk(project.classes())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        try (InputStream in = Files.newInputStream(file)) {
          assertEquals(52, ClassFile.read(in).majorVersion(), file.toString());
        }
      }
    }
    assertProgramRuns();
  }

  @Test
  void runtimeAlone_generatesNothing() throws Exception {
    project.javac("-cp", RUNTIME).requireFailure("cannot find symbol");
    assertTrue(Project.filesBelow(project.generated()).isEmpty());
  }

  private void assertProgramRuns() throws Exception {
    Execution run =
        project.java("-cp", path(Artifacts.runtimeJar(), project.classes()), MAIN_CLASS);
    assertEquals(SampleProgram.OUTPUT, run.requireSuccess().output());
  }
}
