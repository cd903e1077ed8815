package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each source in {@code bad} gets the diagnostics that its comments announce, and no others. */
class BadSourcesTest {

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
      }
    }
  }

  private static void assertReadsWell(String text) {
    assertTrue(text.endsWith("."), text);
    assertTrue(text.contains("; "), "no remedy: " + text);
    List<String> unwanted = List.of(" null", "  ", "<any>", "..", "%s");
    unwanted.forEach(part -> assertTrue(!text.contains(part), text));
  }
}
