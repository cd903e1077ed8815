package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each small compilation in {@code cases} gets the errors that it announces and no others, no
 * warning in generated code, and classes that work.
 */
class HostileCasesTest {

  private static final Path FOLDER = Path.of("src/test/resources/cases");

  static Stream<Arguments> cases() {
    return HostileCase.readAll(FOLDER).stream()
        .flatMap(
            hostile ->
                Stream.of(CompilerUnderTest.values())
                    .filter(hostile::isFor)
                    .map(compiler -> Arguments.of(hostile, compiler)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("cases")
  void hostileCase_getsWhatItAnnounces(HostileCase hostile, CompilerUnderTest compiler)
      throws ReflectiveOperationException {
    Outcome outcome = hostile.compile(compiler);
    List<String> expected = withoutRepetition(hostile.expected(compiler));
    List<String> actual =
        withoutRepetition(
            outcome.complaints().stream()
                .filter(message -> isWanted(hostile, message))
                .map(
                    message ->
                        Complaint.describe(
                            message.file(), message.line(), "", Complaint.idOf(message)))
                .sorted()
                .toList());
    assertEquals(
        String.join("\n", expected),
        String.join("\n", actual),
        () -> "messages were: " + outcome.messages());
    if (expected.isEmpty()) {
      assertTrue(outcome.success(), () -> outcome.messages().toString());
      if (hostile.mainClass().isPresent()) {
        outcome.run(hostile.mainClass().get());
      }
    }
  }

  /** How often a compiler itself complains of one line differs from release to release. */
  private static List<String> withoutRepetition(List<String> complaints) {
    Set<String> ofCompiler = new HashSet<>();
    return complaints.stream()
        .filter(each -> !each.endsWith(" " + Complaint.COMPILER) || ofCompiler.add(each))
        .toList();
  }

  /** Leaves out what a compiler warns of in the sources of the case themselves. */
  private static boolean isWanted(HostileCase hostile, Message message) {
    boolean isGenerated =
        hostile.sources().stream().noneMatch(source -> message.path().endsWith(source.path()));
    boolean isRepeated = isGenerated && hostile.mayRepeat();
    return (message.kind() == Diagnostic.Kind.ERROR && !isRepeated)
        || !Complaint.idOf(message).equals(Complaint.COMPILER)
        || (isGenerated && !isRepeated && !hostile.isLenient());
  }
}
