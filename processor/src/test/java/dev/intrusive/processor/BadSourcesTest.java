package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each source in {@code bad} gets the diagnostics that its comments announce, and no others. */
class BadSourcesTest {

  /** A name, perhaps with what comes before it in the declaration of a class. */
  private static final Pattern DECLARED =
      Pattern.compile(
          "(?U)(?:(?:public|protected|private|abstract|static|final|class|interface|enum|record)\\s+)*"
              + "([\\w$]+)");

  static final Path FOLDER = Path.of("src/test/resources/bad");

  static Stream<Arguments> cases() {
    return MarkedCase.readAll(FOLDER).stream()
        .flatMap(
            bad ->
                Stream.of(CompilerUnderTest.values()).map(compiler -> Arguments.of(bad, compiler)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("cases")
  void badSource_getsWhatItsCommentsSay(MarkedCase bad, CompilerUnderTest compiler) {
    Outcome outcome = bad.compile(compiler);
    assertEquals(
        String.join("\n", bad.expected(compiler)),
        String.join("\n", Complaint.of(outcome)),
        () -> "messages were: " + outcome.messages());
    for (Message message : outcome.complaints()) {
      if (!Complaint.idOf(message).equals(Complaint.COMPILER)) {
        assertReadsWell(message.text());
        assertPointsAtWhatItNames(bad, message);
      }
    }
  }

  /** The column is that of an annotation of ours, or of a declaration whose name the text has. */
  private static void assertPointsAtWhatItNames(MarkedCase bad, Message message) {
    String line =
        bad.sources().stream()
            .filter(source -> message.path().endsWith(source.path()))
            .map(source -> source.text().lines().toList().get((int) message.line() - 1))
            .findFirst()
            .orElseThrow();
    String rest = line.substring((int) message.column() - 1);
    Matcher name = DECLARED.matcher(rest);
    assertTrue(
        rest.matches("@(?:dev\\.intrusive\\.)?(?:IntrusiveLink|HeapLink|MapLink|IntrusiveKey)\\b.*")
            || (name.lookingAt()
                && Pattern.compile("(?U)\\b" + Pattern.quote(name.group(1)) + "\\b")
                    .matcher(message.text())
                    .find()),
        () -> message + " points at " + rest);
  }

  private static void assertReadsWell(String text) {
    assertTrue(text.endsWith("."), text);
    assertTrue(text.contains("; "), "no remedy: " + text);
    List<String> unwanted = List.of(" null", "  ", "<any>", "..", "%s");
    unwanted.forEach(part -> assertTrue(!text.contains(part), text));
  }
}
