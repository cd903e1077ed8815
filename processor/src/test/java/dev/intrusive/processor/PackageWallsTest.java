package dev.intrusive.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.nio.file.Path;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/**
 * The packages are a pipeline: parse makes the model of the compiler's mirrors, write makes sources
 * of it.
 */
class PackageWallsTest {

  private static final JavaClasses PROCESSOR =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  private static final String ROOT = "dev.intrusive.processor";
  private static final String MODEL = ROOT + ".model..";
  private static final String TYPES = ROOT + ".types..";
  private static final String PARSE = ROOT + ".parse..";
  private static final String WRITE = ROOT + ".write..";
  private static final String DIAGNOSTIC = ROOT + ".diagnostic..";

  /** The compiler's view of the user's program; {@link Modifier} is just a word of the language. */
  private static final DescribedPredicate<JavaClass> MIRRORS =
      resideInAnyPackage(
              "javax.lang.model.element..",
              "javax.lang.model.type..",
              "javax.lang.model.util..",
              "com.sun.source..")
          .and(not(equivalentTo(Modifier.class)))
          .as("mirrors of the user's program");

  @Test
  void model_knowsNoOtherStage() {
    noClasses()
        .that(resideInAPackage(MODEL))
        .should()
        .dependOnClassesThat(resideInAnyPackage(ROOT, TYPES, PARSE, WRITE, DIAGNOSTIC))
        .check(PROCESSOR);
  }

  @Test
  void model_holdsNoMirrors() {
    noClasses()
        .that(resideInAPackage(MODEL))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javax.lang.model.element..", "javax.lang.model.type..", "com.sun.source..")
        .check(PROCESSOR);
  }

  @Test
  void write_seesTheModelAlone() {
    noClasses()
        .that(resideInAPackage(WRITE))
        .should()
        .dependOnClassesThat(resideInAnyPackage(ROOT, TYPES, PARSE, DIAGNOSTIC).or(MIRRORS))
        .check(PROCESSOR);
  }

  @Test
  void types_knowNoOtherPackage() {
    noClasses()
        .that(resideInAPackage(TYPES))
        .should()
        .dependOnClassesThat(resideInAnyPackage(ROOT, MODEL, PARSE, WRITE, DIAGNOSTIC))
        .check(PROCESSOR);
  }

  @Test
  void parse_doesNotWrite() {
    noClasses()
        .that(resideInAPackage(PARSE))
        .should()
        .dependOnClassesThat(resideInAnyPackage(ROOT, WRITE))
        .check(PROCESSOR);
  }

  @Test
  void mirrors_areSeenWhereTheUserIsSeen() {
    noClasses()
        .that(not(resideInAnyPackage(ROOT, TYPES, PARSE, DIAGNOSTIC)))
        .should()
        .dependOnClassesThat(MIRRORS)
        .check(PROCESSOR);
  }

  @Test
  void packages_haveNoCycles() {
    slices().matching("dev.intrusive.(**)").should().beFreeOfCycles().check(PROCESSOR);
  }

  @Test
  void classes_haveNoCycles() {
    slices().assignedFrom(new ByOutermostClass()).should().beFreeOfCycles().check(PROCESSOR);
  }

  @Test
  void processor_seesTheStandardModelAlone() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun..", "java.lang.reflect..", "org.eclipse..")
        .check(PROCESSOR);
  }

  private static final class ByOutermostClass implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      JavaClass outermost = type;
      while (outermost.getEnclosingClass().isPresent()) {
        outermost = outermost.getEnclosingClass().get();
      }
      return outermost.getPackageName().startsWith(ROOT)
          ? SliceIdentifier.of(outermost.getName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "outermost classes";
    }
  }
}
