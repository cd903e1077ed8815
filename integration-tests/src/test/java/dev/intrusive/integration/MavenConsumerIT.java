package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A Maven project that uses the artifacts from a repository; the invoker plugin has built it. */
class MavenConsumerIT {

  private static final Path CONSUMER = Artifacts.builtProject("consumer").resolve("target");

  @Test
  void annotationProcessorPaths_runProcessor() {
    assertTrue(
        Files.exists(CONSUMER.resolve("generated-sources/annotations/shop/TicketQueue.java")));
  }

  @Test
  void program_printsWhatItPrintsElsewhere() throws IOException {
    String output = Files.readString(CONSUMER.resolve("output.txt"));
    assertEquals(SampleProgram.OUTPUT, output.replace("\r\n", "\n"));
  }
}
