package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationFailureException;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.Outcome.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Whatever stands in a source, the processor does not fail, and what it generates has no error of
 * its own.
 */
class MutantsTest {

  /** As many as a build has time for; a longer run finds what is rarer. */
  private static final int MUTANTS = 40 * Integer.getInteger("tests.factor", 1);

  private static final long FIRST_SEED = Long.getLong("intrusive.seed", 20260101);

  /** With this, javac looks into generated code whatever the errors are. */
  private static final String GO_ON_AFTER_ERRORS = "--should-stop=ifError=FLOW";

  private static final Pattern DUPLICATE = Pattern.compile("duplicate class: (.*)");

  private static final Path RESOURCES = Path.of("src/test/resources");

  @ProcessorTest
  void mutant_isReportedOrCompiles(CompilerUnderTest compiler) {
    List<MarkedCase> origins = new ArrayList<>();
    origins.addAll(MarkedCase.readAll(RESOURCES.resolve("good")));
    origins.addAll(MarkedCase.readAll(RESOURCES.resolve("bad")));
    origins.addAll(MarkedCase.readInputs(RESOURCES.resolve("golden")));
    // What stands for the runtime there is no source of a user.
    origins.removeIf(origin -> origin.name().startsWith("RuntimeVersion/"));
    List<String> failures = new ArrayList<>();
    int refused = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + MUTANTS; seed++) {
      Mutant mutant = Mutant.create(seed, origins);
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
        compiler == CompilerUnderTest.JAVAC ? GO_ON_AFTER_ERRORS : "-nowarn",
        "--release",
        "17");
  }

  /** Whether javac fails with any processor, as some defects of it make it do. */
  private static boolean javacFailsByItself(Mutant mutant) {
    try {
      Compilation unused = compileWithEmptyClasses(mutant, Set.of());
      return false;
    } catch (CompilationFailureException e) {
      return true;
    }
  }

  /**
   * The files of generated classes which javac takes for duplicates whatever the processor is, as
   * it does after a nested class that is declared twice.
   */
  private static Set<String> repeatedByJavac(List<Message> faults, Mutant mutant) {
    Set<String> duplicates =
        faults.stream().flatMap(fault -> duplicate(fault.text())).collect(Collectors.toSet());
    return duplicates.isEmpty()
        ? Set.of()
        : compileWithEmptyClasses(mutant, duplicates).errors().stream()
            .flatMap(error -> duplicate(error.getMessage(Locale.ROOT)))
            .map(name -> name.substring(name.lastIndexOf('.') + 1) + ".java")
            .collect(Collectors.toSet());
  }

  private static Stream<String> duplicate(String message) {
    return DUPLICATE.matcher(message).results().map(found -> found.group(1));
  }

  private static Compilation compileWithEmptyClasses(Mutant mutant, Set<String> classNames) {
    return Compiler.javac()
        .withProcessors(new EmptyClasses(classNames))
        .withOptions(GO_ON_AFTER_ERRORS, "--release", "17")
        .compile(
            mutant.sources().stream()
                .map(s -> JavaFileObjects.forSourceString(s.className(), s.text()))
                .toList());
  }

  /** Generates empty classes, and looks at nothing. */
  @SupportedAnnotationTypes("*")
  private static final class EmptyClasses extends AbstractProcessor {
    private final Set<String> missing;

    EmptyClasses(Set<String> classNames) {
      missing = new HashSet<>(classNames);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      for (String name : missing) {
        int dot = name.lastIndexOf('.');
        ClassName generated =
            ClassName.get(name.substring(0, Math.max(dot, 0)), name.substring(dot + 1));
        try {
          JavaFile.builder(generated.packageName(), TypeSpec.classBuilder(generated).build())
              .build()
              .writeTo(processingEnv.getFiler());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      missing.clear();
      return false;
    }
  }

  /** What may not be in any compilation. */
  private static List<Message> faults(Outcome outcome, Mutant mutant) {
    List<Message> faults =
        outcome.messages().stream()
            .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
            .filter(message -> isFault(message, mutant))
            .toList();
    Set<String> repeated = repeatedByJavac(faults, mutant);
    return faults.stream().filter(fault -> !repeated.contains(fault.file())).toList();
  }

  private static boolean isFault(Message message, Mutant mutant) {
    boolean isGenerated =
        !message.path().isEmpty()
            && mutant.sources().stream()
                .noneMatch(source -> message.path().endsWith(source.path()));
    return isGenerated || Complaint.idOf(message).equals("ProcessorFailure");
  }
}
