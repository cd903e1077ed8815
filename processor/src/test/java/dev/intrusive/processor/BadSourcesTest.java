package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each source in {@code bad} gets the diagnostics that its comments announce, and no others. */
class BadSourcesTest {

  private static final Pattern ANNOTATION =
      Pattern.compile("@(?:dev\\.intrusive\\.)?(?:IntrusiveLink|HeapLink|MapLink|IntrusiveKey)\\b");
  private static final Pattern CLASS =
      Pattern.compile(
          "(?:(?:public|private|abstract|static|final) )*(?:class|@?interface|enum|record) ");
  private static final Pattern CLASS_BEFORE =
      Pattern.compile("\\b(?:class|interface|enum|record) $");
  private static final Pattern MEMBER = Pattern.compile("(?U)[\\w$]+\\s*[;,=()]");

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
        assertPointsAtAnElement(bad, message);
      }
    }
  }

  /** The column is that of an annotation of ours, or of the name in a declaration. */
  private static void assertPointsAtAnElement(MarkedCase bad, Message message) {
    List<String> lines =
        Stream.concat(bad.sources().stream(), bad.late().stream())
            .filter(source -> message.path().endsWith(source.path()))
            .map(source -> source.text().lines().toList())
            .findFirst()
            .orElseThrow();
    int index = (int) message.line() - 1;
    String line = lines.get(index);
    boolean isContinued =
        index > 0 && lines.get(index - 1).replaceFirst("//.*", "").stripTrailing().endsWith(",");
    String before = line.substring(0, (int) message.column() - 1);
    String rest = line.substring((int) message.column() - 1);
    assertTrue(
        ANNOTATION.matcher(rest).lookingAt()
            || CLASS.matcher(rest).lookingAt()
            || CLASS_BEFORE.matcher(before).find()
            || ((isContinued || !before.isBlank()) && MEMBER.matcher(rest).lookingAt()),
        () -> message + " points at " + rest);
  }

  private static void assertReadsWell(String text) {
    assertTrue(text.endsWith("."), text);
    assertTrue(text.contains("; "), "no remedy: " + text);
    List<String> unwanted = List.of(" null", "  ", "<any>", "..", "%s");
    unwanted.forEach(part -> assertTrue(!text.contains(part), text));
  }
}
