package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Unusual sources that are right: each compiles without a word, with every warning on, and what is
 * generated works.
 */
class GoodSourcesTest {

  /** So many structures at least take an element; others need what a test cannot make. */
  private static final int FEWEST = 100;

  private static int cases;
  private static int working;

  private static final Path FOLDER = Path.of("src/test/resources/good");

  static Stream<Arguments> cases() {
    return MarkedCase.readAll(FOLDER).stream()
        .flatMap(
            good ->
                Stream.of(CompilerUnderTest.values())
                    .map(compiler -> Arguments.of(good, compiler)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("cases")
  void goodSource_compilesWithoutAWord(MarkedCase good, CompilerUnderTest compiler)
      throws ReflectiveOperationException {
    Outcome outcome = compiler.compileWithAllWarnings(good.sources()).requireClean();
    if (compiler == CompilerUnderTest.JAVAC) {
      cases++;
      working += new GeneratedProgram(outcome).countWorking();
    }
  }

  @AfterAll
  static void generatedStructures_takeElements() {
    boolean isWhole = cases == MarkedCase.readAll(FOLDER).size();
    assertTrue(!isWhole || working >= FEWEST, "only " + working + " structures took an element");
  }

  @ProcessorTest
  void foreignLocale_changesNoName(CompilerUnderTest compiler) {
    SourceFile source =
        SourceFile.of(
            """
            package game;

            import dev.intrusive.*;

            class Item {
              @IntrusiveLink("items") final Link<Item> itemLink = new Link<>();
              @IntrusiveLink("index") Item INDEX_PREVIOUS, INDEX_NEXT;
              @IntrusiveLink("index") ItemIndex indexOwner;
            }
            """);
    Outcome outcome = ForeignLocale.call(() -> compiler.compileStrictly(source)).requireClean();
    assertEquals(
        Set.of("game.ItemItems", "game.ItemIndex", "game.ItemLinks"), outcome.generated().keySet());
    assertTrue(outcome.generated().getOrDefault("game.ItemLinks", "").contains("boolean inItems("));
  }

  @Test
  void namesBeyondAscii_areKept() {
    // Under javac alone, which works in memory: not every file system could hold these files.
    Outcome outcome =
        CompilerUnderTest.JAVAC
            .compileStrictly(
                new SourceFile(
                    "spiel.Spielst\u00fcck",
                    """
                    package spiel;

                    import dev.intrusive.*;

                    public class Spielst\u00fcck<\u0422> {
                      @IntrusiveLink("\u00e4ste")
                      final Link<Spielst\u00fcck<\u0422>> \u00e4steGlied = new Link<>();

                      @IntrusiveLink("\u03b1\u03b2")
                      final Link<Spielst\u00fcck<\u0422>> \u03b1\u03b2 = new Link<>();

                      @IntrusiveLink("\u5217\u8868")
                      final Link<Spielst\u00fcck<\u0422>> \u5217 = new Link<>();
                    }
                    """))
            .requireClean();
    assertEquals(
        List.of(
            "spiel.Spielst\u00fcckLinks",
            "spiel.Spielst\u00fcck\u00c4ste",
            "spiel.Spielst\u00fcck\u0391\u03b2",
            "spiel.Spielst\u00fcck\u5217\u8868"),
        List.copyOf(outcome.generated().keySet()));
  }
}
