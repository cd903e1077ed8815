package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The batch compiler of Eclipse, which editors and some builds use in place of javac. */
class EclipseCompilerIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"8", "17"})
  void processorPath_runsProcessor(String release) throws IOException {
    Project project = SampleProgram.in(folder);
    project
        .ecj(
            "--release",
            release,
            "-failOnWarning",
            "-cp",
            Artifacts.runtimeJar().toString(),
            "-processorpath",
            Artifacts.processorJar().toString())
        .requireSilentSuccess();
    String path = SampleProgram.path(Artifacts.runtimeJar(), project.classes());
    assertEquals(
        SampleProgram.OUTPUT,
        project.java("-cp", path, SampleProgram.MAIN_CLASS).requireSuccess().output());
  }

  @Test
  void withoutProcessor_namesTheMissingClass() throws IOException {
    SampleProgram.in(folder)
        .ecj("--release", "17", "-cp", Artifacts.runtimeJar().toString())
        .requireFailure("TicketQueue cannot be resolved to a type");
  }
}
