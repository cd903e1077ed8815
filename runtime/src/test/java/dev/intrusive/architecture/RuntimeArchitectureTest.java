package dev.intrusive.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The runtime needs nothing but Java 8, and none of the ways around its type system. */
class RuntimeArchitectureTest {

  private static final JavaClasses RUNTIME =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  /** What a class tells about itself without reflection on its members. */
  private static final Set<String> HARMLESS =
      Set.of(
          "getName", "getSimpleName", "isInstance", "cast", "hashCode", "desiredAssertionStatus");

  @Test
  void runtime_dependsOnJavaAlone() {
    // JSpecify's annotations need not be there when a program runs.
    check(
        classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dev.intrusive..", "org.jspecify.annotations"));
  }

  @Test
  void runtime_usesNoReflection() {
    check(
        noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..", "sun..", "jdk.."));
  }

  @Test
  void runtime_asksClassesForNamesOnly() {
    check(
        noClasses()
            .should()
            .callMethodWhere(
                target(
                    describe(
                        "a reflective method of Class",
                        method ->
                            method.getOwner().isEquivalentTo(Class.class)
                                && !HARMLESS.contains(method.getName())))));
  }

  @Test
  void lists_doNotKnowPools() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("dev.intrusive", "dev.intrusive.internal")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.intrusive.pool.."));
  }

  @Test
  void internals_knowNothingElse() {
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.intrusive.internal")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.intrusive", "dev.intrusive.pool.."));
  }

  @Test
  void listsOfInts_knowNothingElse() {
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.intrusive.index")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.intrusive", "dev.intrusive.pool.."));
  }

  private static void check(ArchRule rule) {
    rule.check(RUNTIME);
  }
}
