package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Maven projects that use the artifacts from a repository; the invoker plugin has built them. */
class MavenConsumerIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  /** The modules of {@code src/it/consumers}; the POM of each says what it is for. */
  private enum Consumer {
    SHOP("shop/TicketQueue", SampleProgram.OUTPUT),
    PROVIDED("shop/TicketQueue", SampleProgram.OUTPUT),
    STRICT("strict/JobPool", "[second, first] [first, second]\n[second] [second]\ntrue\n0\n"),
    TESTS("hall/GuestWaiting", "2\n"),
    BESIDE("guild/QuestOpen", "Ann\nthe dragon\n1\n");

    private final String generatedClass;
    private final String output;

    Consumer(String generatedClass, String output) {
      this.generatedClass = generatedClass;
      this.output = output;
    }

    private Path target(String path) {
      return Artifacts.builtProject("consumers")
          .resolve(name().toLowerCase(Locale.ROOT))
          .resolve("target")
          .resolve(path);
    }

    private String generatedSources() {
      return this == TESTS
          ? "generated-test-sources/test-annotations"
          : "generated-sources/annotations";
    }

    private String mainClass() {
      return generatedClass.substring(0, generatedClass.indexOf('/')) + ".Main";
    }
  }

  @ParameterizedTest
  @EnumSource
  void processor_runs(Consumer consumer) {
    assertTrue(
        Files.exists(
            consumer.target(
                consumer.generatedSources() + "/" + consumer.generatedClass + ".java")));
  }

  @ParameterizedTest
  @EnumSource
  void program_runs(Consumer consumer) throws IOException {
    String path =
        SampleProgram.path(
            Artifacts.publishedJar("intrusive-runtime"),
            consumer.target("classes"),
            consumer.target("test-classes"));
    Execution run = new Project(folder).java("-cp", path, consumer.mainClass());
    assertEquals(consumer.output, run.requireSuccess().output());
  }
}
