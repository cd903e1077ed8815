package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Maven projects that use the artifacts from a repository; the invoker plugin has built them. */
class MavenConsumerIT {

  private static final String STRICT_OUTPUT =
      """
      [second, first] [first, second] [first, third] [first]
      second first null
      [second] [second] [third] []
      2 null third
      true
      second third null
      2 fourth
      [full=tea, empty=null] [full=tea, empty=null] [full=tea, empty=null] full=tea
      tea [full=tea, empty=null] empty=null
      linked already
      [empty=null] [empty=null] [empty=null] [empty=null] [empty=null]
      1 5
      released already
      new=milk false
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  /** The projects below {@code src/it}; the POM of each describes what it is for. */
  private enum Consumer {
    SHOP("shop/TicketQueue", SampleProgram.OUTPUT),
    PROVIDED("shop/TicketQueue", SampleProgram.OUTPUT),
    STRICT("strict/JobPool", STRICT_OUTPUT),
    SHADED("strict/JobPool", STRICT_OUTPUT),
    TESTS("hall/GuestWaiting", "2\n"),
    BESIDE("guild/QuestOpen", "Ann\nthe dragon\n1\n"),
    KOTLIN("shop/TicketQueue", SampleProgram.OUTPUT + "receipt for #1\n"),
    PLAIN(
        "game/GameObjectMainList",
        "ArrayList: java.util.ConcurrentModificationException\nGameObjectMainList: 1 left\n");

    private final String generatedClass;
    private final String output;

    Consumer(String generatedClass, String output) {
      this.generatedClass = generatedClass;
      this.output = output;
    }

    private Path target(String path) {
      Path parent = Artifacts.builtProject(this == PLAIN ? "." : "consumers");
      return parent.resolve(name().toLowerCase(Locale.ROOT)).resolve("target").resolve(path);
    }

    private String generatedSources() {
      return switch (this) {
        case TESTS -> "generated-test-sources/test-annotations";
        case KOTLIN -> "generated-sources/kapt/compile";
        default -> "generated-sources/annotations";
      };
    }

    private String mainClass() {
      return switch (this) {
        case KOTLIN -> "shop.MainKt";
        case PLAIN -> "game.Game";
        default -> generatedClass.substring(0, generatedClass.indexOf('/')) + ".Main";
      };
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
            consumer.target("test-classes"),
            Path.of(Tool.classPath("kotlin-stdlib-2")));
    Execution run = new Project(folder).java("-cp", path, consumer.mainClass());
    assertEquals(consumer.output, run.requireSuccess().output());
  }

  @Test
  void shadedLibrary_needsNoOtherJar() throws IOException {
    Path jar = Consumer.SHADED.target("shaded-1.0.jar");
    Execution run = new Project(folder).java("-cp", jar.toString(), "strict.Main");
    assertEquals(STRICT_OUTPUT, run.requireSuccess().output());
    assertEquals(
        List.of(),
        Jar.read(jar).files().keySet().stream()
            .filter(name -> name.startsWith("dev/intrusive/") || name.equals("module-info.class"))
            .toList());
  }
}
