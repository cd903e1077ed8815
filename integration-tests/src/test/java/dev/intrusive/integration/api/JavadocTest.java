package dev.intrusive.integration.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The Javadoc of the runtime is its own, and has what users look for. */
class JavadocTest {

  /** What users name in their programs; every other public type is for generated code. */
  private static final Set<String> FOR_USERS =
      Set.of(
          "Access",
          "DebugMode",
          "ExternalList",
          "Hash",
          "HeapLink",
          "IntrusiveHeap",
          "IntrusiveKey",
          "IntrusiveLink",
          "IntrusiveList",
          "IntrusiveMap",
          "Link",
          "MapLink",
          "OnEmplace",
          "OnRelease",
          "PoolSlot",
          "Pooled",
          "ImageException",
          "IntLinkedLists",
          "FreeSetKind",
          "ObjectPool",
          "PoolExhaustedException",
          "PoolImage",
          "PoolOptions",
          "PoolStatistics",
          "SimplePool");

  private static final Set<String> STRUCTURES =
      Set.of(
          "ExternalList",
          "IndexedList",
          "IntLinkedLists",
          "IntrusiveHeap",
          "IntrusiveList",
          "IntrusiveMap",
          "ObjectPool",
          "SimplePool",
          "TrackedCollection");

  private static final Set<String> ITERATED =
      Set.of("ExternalList", "IntrusiveHeap", "IntrusiveList", "IntrusiveMap");

  private static final Pattern CHANGE =
      Pattern.compile(
          "(add|offer|push|poll|pop|remove|erase|insert|move|replace|swap|splice|split|sort|merge"
              + "|reverse$|rotate|drain|clear|update|put).*");

  private static final Pattern ITERATION =
      Pattern.compile("pass(es)?\\b|iterators?\\b|forEach|addLast");

  private static final Set<String> WITH_EXAMPLES =
      Set.of(
          "add",
          "drain",
          "forEach",
          "insertAfter",
          "insertSorted",
          "listIterator",
          "moveToLast",
          "next",
          "removeIf",
          "spliceLast");

  @SuppressWarnings("NullAway.Init")
  private static PublicApi api;

  @BeforeAll
  static void readSources() throws IOException {
    api = PublicApi.read();
  }

  @Test
  void members_haveATextOfTheRuntime() {
    List<String> without = new ArrayList<>();
    for (TypeElement type : api.types()) {
      if (api.documentation(type).isEmpty()) {
        without.add(type.toString());
      }
      for (Element member : api.members(type)) {
        if (api.documentation(member).isEmpty()) {
          without.add(PublicApi.nameOf(member));
        }
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void methodsOfStructures_haveACost() {
    List<String> without = new ArrayList<>();
    for (TypeElement type : api.types()) {
      if (STRUCTURES.contains(type.getSimpleName().toString())) {
        for (ExecutableElement method : api.publicMethods(type)) {
          if (!api.documentation(method).orElse("").contains("O(")) {
            without.add(PublicApi.nameOf(method));
          }
        }
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void methodsThatChangeStructures_haveAnEffectOnIterations() {
    List<String> without = new ArrayList<>();
    for (TypeElement type : api.types()) {
      if (ITERATED.contains(type.getSimpleName().toString())) {
        for (ExecutableElement method : api.publicMethods(type)) {
          String text = api.documentation(method).orElse("").replace("passes on", "");
          if (CHANGE.matcher(method.getSimpleName()).matches() && !ITERATION.matcher(text).find()) {
            without.add(PublicApi.nameOf(method));
          }
        }
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void mainMethodsOfLists_haveAnExample() {
    TypeElement list = type("IntrusiveList");
    long examples =
        api.publicMethods(list).stream()
            .filter(method -> WITH_EXAMPLES.contains(method.getSimpleName().toString()))
            .filter(method -> api.documentation(method).orElse("").contains("<pre>{@code"))
            .count();
    assertEquals(WITH_EXAMPLES.size(), examples);
  }

  @Test
  void typesForGeneratedCode_sayThatFirst() {
    List<String> without = new ArrayList<>();
    for (TypeElement type : api.types()) {
      String first = PublicApi.firstSentence(api.documentation(type).orElse(""));
      boolean isForUsers = FOR_USERS.contains(type.getSimpleName().toString());
      if (isForUsers == first.startsWith("For generated code")) {
        without.add(type + ": " + first);
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void packagePages_nameTheTypesForUsers() {
    List<String> missing = new ArrayList<>();
    for (TypeElement type : api.types()) {
      if (FOR_USERS.contains(type.getSimpleName().toString())) {
        Element page = Objects.requireNonNull(type.getEnclosingElement());
        if (!api.documentation(page).orElse("").contains(type.getQualifiedName())) {
          missing.add(type.toString());
        }
      }
    }
    assertEquals(List.of(), missing);
  }

  private static TypeElement type(String name) {
    return api.types().stream()
        .filter(type -> type.getSimpleName().contentEquals(name))
        .findFirst()
        .orElseThrow();
  }
}
