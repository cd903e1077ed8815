package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Maven project that uses the artifacts from a repository; the invoker plugin has built it. */
class MavenConsumerIT {

  private static final Path CONSUMER = Artifacts.builtProject("consumers").resolve("shop/target");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void annotationProcessorPaths_runProcessor() {
    assertTrue(
        Files.exists(CONSUMER.resolve("generated-sources/annotations/shop/TicketQueue.java")));
  }

  @Test
  void program_printsWhatItPrintsElsewhere() throws IOException {
    String path =
        SampleProgram.path(
            Artifacts.publishedJar("intrusive-runtime"), CONSUMER.resolve("classes"));
    Execution run = new Project(folder).java("-cp", path, SampleProgram.MAIN_CLASS);
    assertEquals(SampleProgram.OUTPUT, run.requireSuccess().output());
  }
}
