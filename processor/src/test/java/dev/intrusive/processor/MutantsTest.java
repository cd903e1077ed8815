package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationFailureException;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.intrusive.processor.Outcome.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;

/**
 * Whatever stands in a source, the processor does not fail, and what it generates has no error of
 * its own.
 */
class MutantsTest {

  /** As many as a build has time for; a longer run finds what is rarer. */
  private static final int MUTANTS = 40 * Integer.getInteger("tests.factor", 1);

  private static final long FIRST_SEED = Long.getLong("intrusive.seed", 20261130);

  /** With this, javac looks into generated code whatever the errors are. */
  private static final String GO_ON_AFTER_ERRORS = "--should-stop=ifError=FLOW";

  private static final Path RESOURCES = Path.of("src/test/resources");

  @ProcessorTest
  void mutant_isReportedOrCompiles(CompilerUnderTest compiler) {
    List<MarkedCase> good = new ArrayList<>(MarkedCase.readAll(RESOURCES.resolve("good")));
    good.addAll(MarkedCase.readInputs(RESOURCES.resolve("golden")));
    List<MarkedCase> bad = new ArrayList<>(MarkedCase.readAll(RESOURCES.resolve("bad")));
    // What stands for the runtime there is no source of a user.
    bad.removeIf(origin -> origin.name().startsWith("RuntimeVersion/"));
    List<String> failures = new ArrayList<>();
    int refused = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + MUTANTS; seed++) {
      Mutant mutant = Mutant.create(seed, good, bad);
      Outcome outcome;
      try {
        outcome = compile(mutant, compiler);
      } catch (IllegalStateException e) {
        assertTrue(javacFailsByItself(mutant), mutant::toString);
        continue;
      }
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
    return compiler.compile(
        mutant.sources(),
        List.of(),
        compiler.isJavac() ? GO_ON_AFTER_ERRORS : "-nowarn",
        "--release",
        "17");
  }

  /** Whether javac fails without any processor, as some defects of it make it do. */
  private static boolean javacFailsByItself(Mutant mutant) {
    try {
      Compilation unused =
          Compiler.javac()
              .withOptions(GO_ON_AFTER_ERRORS, "--release", "17")
              .compile(
                  mutant.sources().stream()
                      .map(s -> JavaFileObjects.forSourceString(s.className(), s.text()))
                      .toList());
      return false;
    } catch (CompilationFailureException e) {
      return true;
    }
  }

  /**
   * What may not be in any compilation: a failure of the processor, and an error in generated code
   * if there is none in the sources.
   */
  private static List<Message> faults(Outcome outcome, Mutant mutant) {
    List<Message> errors =
        outcome.messages().stream()
            .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
            .toList();
    boolean areSourcesRight = errors.stream().allMatch(error -> isGenerated(error, mutant));
    return errors.stream()
        .filter(
            error ->
                Complaint.idOf(error).equals("ProcessorFailure")
                    || (areSourcesRight && isGenerated(error, mutant)))
        .toList();
  }

  private static boolean isGenerated(Message message, Mutant mutant) {
    return !message.path().isEmpty()
        && mutant.sources().stream().noneMatch(source -> message.path().endsWith(source.path()));
  }
}
