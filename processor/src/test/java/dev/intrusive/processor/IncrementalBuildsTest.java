package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Builds that compile one host alone, beside the classes of an earlier build. */
class IncrementalBuildsTest {

  private static final SourceFile GAME_OBJECT =
      SourceFile.of(
          """
          package game;
          import dev.intrusive.*;
          class GameObject {
            @IntrusiveLink("list") final Link<GameObject> link = new Link<>();
          }
          """);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path classes;

  @ProcessorTest
  void listOfAnotherHost_isNotReplaced(CompilerUnderTest compiler) throws IOException {
    build(compiler, GAME_OBJECT).requireClean();
    Outcome outcome =
        build(
            compiler,
            SourceFile.of(
                """
                package game;
                import dev.intrusive.*;
                class Game {
                  @IntrusiveLink("objectList") final Link<Game> link = new Link<>();
                }
                """));
    assertEquals(List.of("Game.java:003 error GeneratedNameClash"), Complaint.of(outcome));
  }

  @ProcessorTest
  void accessorsOfAnotherHost_areNotReplaced(CompilerUnderTest compiler) throws IOException {
    build(compiler, GAME_OBJECT).requireClean();
    Outcome outcome =
        build(
            compiler,
            SourceFile.of(
                """
                package game;
                import dev.intrusive.*;
                class Game {
                  @IntrusiveLink("objectLinks") final Link<Game> link = new Link<>();
                }
                """));
    assertEquals(List.of("Game.java:003 error GeneratedNameClash"), Complaint.of(outcome));
  }

  @ParameterizedTest
  @EnumSource(names = {"JAVAC", "WRAPPED"})
  void hostThatIsCompiledAgain_replacesItsOwn(CompilerUnderTest compiler) throws IOException {
    build(compiler, GAME_OBJECT).requireClean();
    build(compiler, GAME_OBJECT).requireClean();
  }

  @ParameterizedTest
  @EnumSource(names = {"JAVAC", "WRAPPED"})
  void listThatItsHostNoLongerHas_isReplaced(CompilerUnderTest compiler) throws IOException {
    build(compiler, GAME_OBJECT).requireClean();
    build(
            compiler,
            SourceFile.of(
                """
                package game;
                import dev.intrusive.*;
                class GameObject {
                  @IntrusiveLink("others") final Link<GameObject> link = new Link<>();
                }
                """))
        .requireClean();
    build(
            compiler,
            SourceFile.of(
                """
                package game;
                import dev.intrusive.*;
                class Game {
                  @IntrusiveLink("objectList") final Link<Game> link = new Link<>();
                }
                """))
        .requireClean();
  }

  @ParameterizedTest
  @EnumSource(names = {"JAVAC", "WRAPPED"})
  void flatHost_isCompiledAgainBesideItsClasses(CompilerUnderTest compiler) throws IOException {
    SourceFile order =
        SourceFile.of(
            """
            package game;
            import dev.intrusive.*;
            class Node<K> {
              @IntrusiveLink("queue") Node<K> prev, next;
              @IntrusiveLink("queue") NodeQueue<K> queue;
            }
            """);
    Map<String, String> first = build(compiler, order).requireClean().generated();
    assertEquals(first, build(compiler, order).requireClean().generated());
  }

  @Test
  void eclipseCompiler_doesNotReplaceWhatIsOnTheClassPath() throws IOException {
    build(CompilerUnderTest.ECJ, GAME_OBJECT).requireClean();
    Outcome outcome = build(CompilerUnderTest.ECJ, GAME_OBJECT);
    assertEquals(List.of("GameObject.java:003 error GeneratedNameTaken"), Complaint.of(outcome));
    assertTrue(outcome.complaints().get(0).text().contains("of an earlier build"));
  }

  private Outcome build(CompilerUnderTest compiler, SourceFile source) throws IOException {
    // javac's lint warns of each class that an earlier build has made.
    List<String> options = new ArrayList<>(List.of("-nowarn", "--release", "17"));
    options.add("-classpath");
    options.add(classes + File.pathSeparator + Libraries.OF_USERS);
    Outcome outcome = compiler.compile(List.of(source), List.of(), options.toArray(new String[0]));
    for (Map.Entry<String, byte[]> each : outcome.classes().entrySet()) {
      Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, each.getValue());
    }
    return outcome;
  }
}
