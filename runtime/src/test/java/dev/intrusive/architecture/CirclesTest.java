package dev.intrusive.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Classes that refer to each other can only be read together: at most three do, with those nested
 * in them.
 */
class CirclesTest {

  private static final int MOST = 3;

  private final Map<String, Set<String>> references = new TreeMap<>();
  private final Map<String, Set<String>> reachable = new TreeMap<>();
  private final List<List<String>> circles = new ArrayList<>();

  @Test
  void circles_areSmall() {
    JavaClasses classes =
        new ClassFileImporter().importPath(Path.of("target", "classes", "dev", "intrusive"));
    for (JavaClass type : classes) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        String target = outermost(dependency.getTargetClass().getBaseComponentType());
        if (target.startsWith("dev.intrusive.") && !target.equals(outermost(type))) {
          references.computeIfAbsent(outermost(type), name -> new TreeSet<>()).add(target);
        }
      }
    }
    for (String start : references.keySet()) {
      Set<String> found = new HashSet<>();
      reach(start, found);
      reachable.put(start, found);
    }
    for (String start : references.keySet()) {
      follow(new ArrayList<>(List.of(start)));
    }
    assertEquals(List.of(), circles);
  }

  private static String outermost(JavaClass type) {
    return type.getName().replaceFirst("\\$.*", "");
  }

  private void reach(String from, Set<String> found) {
    for (String target : references.getOrDefault(from, Set.of())) {
      if (found.add(target)) {
        reach(target, found);
      }
    }
  }

  /** Goes on along a path from the first class of a circle in the order of their names. */
  private void follow(List<String> path) {
    String start = path.get(0);
    String last = path.get(path.size() - 1);
    for (String next : references.getOrDefault(last, Set.of())) {
      if (next.equals(start) && path.size() > MOST) {
        circles.add(List.copyOf(path));
      } else if (next.compareTo(start) > 0
          && !path.contains(next)
          && reachable.getOrDefault(next, Set.of()).contains(start)) {
        path.add(next);
        follow(path);
        path.remove(path.size() - 1);
      }
    }
  }
}
