package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/**
 * Whatever stands in a source, the processor does not fail, and what it generates has no error of
 * its own.
 */
class MutantsTest {

  /** As many as a build has time for; a longer run finds what is rarer. */
  private static final int MUTANTS = Integer.getInteger("intrusive.mutants", 50);

  private static final long FIRST_SEED = Long.getLong("intrusive.seed", 20260101);

  private static final Pattern MISSING =
      Pattern.compile("(?:^|refers to the missing type )(\\w+)(?: cannot be resolved|$)");

  private static final Path RESOURCES = Path.of("src/test/resources");

  @ProcessorTest
  void mutant_isReportedOrCompiles(CompilerUnderTest compiler) {
    List<MarkedCase> origins = new ArrayList<>();
    origins.addAll(MarkedCase.readAll(RESOURCES.resolve("good")));
    origins.addAll(MarkedCase.readAll(RESOURCES.resolve("bad")));
    origins.addAll(MarkedCase.readInputs(RESOURCES.resolve("golden")));
    List<String> failures = new ArrayList<>();
    int refused = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + MUTANTS; seed++) {
      Mutant mutant = Mutant.create(seed, origins);
      Outcome outcome = compile(mutant, compiler);
      refused += outcome.success() ? 0 : 1;
      if (!faults(outcome, mutant).isEmpty()) {
        Mutant smallest = mutant.shrunk(each -> !faults(compile(each, compiler), each).isEmpty());
        failures.add(smallest + "\n" + faults(compile(smallest, compiler), smallest));
      }
    }
    assertEquals("", String.join("\n\n", failures));
    // Mutants must be neither all right nor all wrong.
    assertTrue(refused > MUTANTS / 4 && refused < MUTANTS, "refused " + refused);
  }

  private static Outcome compile(Mutant mutant, CompilerUnderTest compiler) {
    // javac looks into generated code only if it goes on after errors.
    return compiler == CompilerUnderTest.JAVAC
        ? compiler.compile(
            mutant.sources(), List.of(), "--should-stop=ifError=FLOW", "--release", "17")
        : compiler.compile(mutant.sources(), List.of(), "-nowarn", "--release", "17");
  }

  /** What may not be in any compilation. */
  private static List<Message> faults(Outcome outcome, Mutant mutant) {
    return outcome.messages().stream()
        .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
        .filter(message -> isFault(message, mutant))
        .filter(message -> !isLost(message, outcome))
        .toList();
  }

  /**
   * Whether Eclipse's compiler does not find a generated class that is beside the file. After a
   * declaration that is there twice it loses classes, which it finds without processors.
   */
  private static boolean isLost(Message message, Outcome outcome) {
    Matcher missing = MISSING.matcher(message.text());
    if (!missing.find()
        || outcome.messages().stream().noneMatch(each -> each.text().startsWith("Duplicate "))) {
      return false;
    }
    String file = message.path().replaceFirst(".*/generated/", "");
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    return outcome.generated().containsKey(folder.replace('/', '.') + missing.group(1));
  }

  private static boolean isFault(Message message, Mutant mutant) {
    boolean isGenerated =
        !message.path().isEmpty()
            && mutant.sources().stream()
                .noneMatch(source -> message.path().endsWith(source.path()));
    return isGenerated || Complaint.idOf(message).equals("ProcessorFailure");
  }
}
