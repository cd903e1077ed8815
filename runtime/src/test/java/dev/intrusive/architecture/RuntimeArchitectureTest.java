package dev.intrusive.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The runtime needs nothing but Java 8, and none of the ways around its type system. */
class RuntimeArchitectureTest {

  private static final JavaClasses RUNTIME =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  /** What a class tells about itself without reflection on its members. */
  private static final Set<String> HARMLESS =
      Set.of(
          "getName",
          "getSimpleName",
          "getSuperclass",
          "isAssignableFrom",
          "isInstance",
          "cast",
          "hashCode",
          "desiredAssertionStatus");

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
  void runtime_asksClassesForNothingReflective() {
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
            .resideInAnyPackage(
                "dev.intrusive", "dev.intrusive.generated", "dev.intrusive.internal")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.intrusive.pool.."));
  }

  @Test
  void ring_knowsLinksAlone() {
    check(
        noClasses()
            .that()
            .haveSimpleName("Ring")
            .should()
            .dependOnClassesThat(ownExcept("Ring", "Link")));
  }

  @Test
  void positions_knowNothingElse() {
    check(
        noClasses()
            .that()
            .haveSimpleName("Position")
            .should()
            .dependOnClassesThat(ownExcept("Position")));
  }

  @Test
  void layouts_doNotKnowEachOther() {
    for (String layout : List.of("Node", "Flat", "Array", "Indexed")) {
      for (String other :
          List.of(
              "NodeList",
              "NodeIterator",
              "ArrayBackedList",
              "FlatHeap",
              "KeyedFlatHeap",
              "FlatMap",
              "IndexedList",
              "IndexedHeap",
              "IndexedMap")) {
        if (!other.contains(layout)) {
          check(
              noClasses()
                  .that()
                  .haveSimpleNameStartingWith(layout)
                  .should()
                  .dependOnClassesThat()
                  .haveSimpleName(other));
        }
      }
    }
  }

  /** What all layouts share does not know which there are. */
  @Test
  void sharedParts_knowNoLayout() {
    check(
        noClasses()
            .that()
            .haveSimpleName("TrackedCollection")
            .or()
            .haveSimpleName("IntrusiveList")
            .or()
            .haveSimpleName("Sorting")
            .or()
            .haveSimpleName("ListCursor")
            .or()
            .haveSimpleName("ReversedList")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                "dev\\.intrusive\\.(generated\\.)?(Node|Flat|Array|Indexed|Link|Ring).*"));
  }

  private static DescribedPredicate<JavaClass> ownExcept(String... names) {
    return describe(
        "other classes of the runtime",
        type ->
            type.getPackageName().startsWith("dev.intrusive")
                && !Set.of(names).contains(type.getSimpleName()));
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
            .resideInAPackage("dev.intrusive.ints")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.intrusive", "dev.intrusive.pool.."));
  }

  private static void check(ArchRule rule) {
    rule.check(RUNTIME);
  }
}
