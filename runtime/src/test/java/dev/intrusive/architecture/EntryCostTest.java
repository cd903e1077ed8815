package dev.intrusive.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much of the runtime a small program needs: all classes that its classes refer to. */
class EntryCostTest {

  private static final Path CLASSES = Path.of("target", "classes");
  private static final JavaClasses RUNTIME = new ClassFileImporter().importPath(CLASSES);

  @Test
  void flatList_needsFewClasses() throws IOException {
    Map<String, JavaClass> needed =
        neededBy("IntrusiveList", "GeneratedCode", "HostDescription", "DeclaredLinks");
    assertTrue(needed.size() <= 18, () -> needed.size() + ": " + needed.keySet());
    int bytes = compressed(needed);
    assertTrue(bytes <= 35 * 1024, () -> bytes + " bytes");
    assertNone(needed, ".*(Heap|Map|Pool|Slot|Indexed|Node|ArrayBacked).*");
  }

  @Test
  void poolForOneThread_needsFewClasses() throws IOException {
    Map<String, JavaClass> needed = neededBy("ObjectPool", "GeneratedCode", "DeclaredLinks");
    assertTrue(needed.size() <= 24, () -> needed.size() + ": " + needed.keySet());
    int bytes = compressed(needed);
    assertTrue(bytes <= 35_000, () -> bytes + " bytes");
    assertNone(needed, ".*(List|Heap|Map|Shared|Indexed|Ring).*");
    for (JavaClass each : needed.values()) {
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        String target = dependency.getTargetClass().getName();
        assertTrue(!target.startsWith("java.util.concurrent"), dependency::getDescription);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "NodeList, Heap|Map|Pool",
    "IntrusiveList, Heap|Map|Pool",
    "ArrayBackedList, Heap|Map|Pool",
    "IndexedList, Heap|Map|Pool",
    "FlatHeap, List|Map|Pool",
    "KeyedFlatHeap, List|Map|Pool",
    "IndexedHeap, List|Map|Pool",
    "FlatMap, List|Heap|Pool",
    "IndexedMap, List|Heap|Pool"
  })
  void structure_needsNoneOfOthers(String structure, String others) {
    assertNone(neededBy(structure), ".*(" + others + ").*");
  }

  private static void assertNone(Map<String, JavaClass> needed, String names) {
    assertEquals(List.of(), needed.keySet().stream().filter(name -> name.matches(names)).toList());
  }

  /** The classes of the runtime that some, by their simple names, refer to, and so on. */
  private static Map<String, JavaClass> neededBy(String... roots) {
    Map<String, JavaClass> needed = new TreeMap<>();
    Deque<JavaClass> open = new ArrayDeque<>();
    for (String root : roots) {
      open.add(
          RUNTIME.stream().filter(c -> c.getSimpleName().equals(root)).findAny().orElseThrow());
    }
    while (!open.isEmpty()) {
      JavaClass next = open.remove();
      if (RUNTIME.contain(next.getName()) && needed.put(next.getName(), next) == null) {
        for (Dependency dependency : next.getDirectDependenciesFromSelf()) {
          open.add(dependency.getTargetClass().getBaseComponentType());
        }
      }
    }
    return needed;
  }

  private static int compressed(Map<String, JavaClass> classes) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (String name : classes.keySet()) {
        String file = name.replace('.', '/') + ".class";
        zip.putNextEntry(new ZipEntry(file));
        zip.write(Files.readAllBytes(CLASSES.resolve(file)));
      }
    }
    return bytes.size();
  }
}
