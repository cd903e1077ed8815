package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated classes stay small: programs have many, and some devices limit their methods. */
@Tag("extended")
class GeneratedClassSizeIT {

  /**
   * The greatest size of a list class and its nested classes, by what it extends. Most take a fifth
   * less: generic hosts in other classes have long signatures.
   */
  private static final Map<String, Integer> LIMITS =
      Map.of(
          "dev.intrusive.NodeList",
          5_400,
          "dev.intrusive.generated.IndexedList",
          5_700,
          "dev.intrusive.IntrusiveList",
          10_400,
          "dev.intrusive.generated.ArrayBackedList",
          13_000);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void listClasses_staySmall() throws Exception {
    List<String> tooLarge = new ArrayList<>();
    List<String> measured = new ArrayList<>();
    StringBuilder table = new StringBuilder("Generated classes with their nested ones, bytes:\n");
    for (String name : GoldenHosts.names()) {
      Project project = new Project(folder.resolve(name)).addAll(GoldenHosts.sources(name));
      compile(project);
      for (Map.Entry<String, Integer> size : generatedSizes(project).entrySet()) {
        String superclass = superclassOf(project, size.getKey());
        String line = "%-12s %-30s %7d".formatted(name, size.getKey(), size.getValue());
        table.append("  ").append(line).append('\n');
        Integer limit = LIMITS.get(superclass);
        if (limit != null) {
          measured.add(superclass);
          if (size.getValue() > limit) {
            tooLarge.add(line + " of at most " + limit);
          }
        }
      }
    }
    System.out.print(table);
    assertTrue(measured.containsAll(LIMITS.keySet()), () -> "only measured " + measured);
    assertTrue(tooLarge.isEmpty(), () -> "too large: " + tooLarge);
  }

  private static void compile(Project project) throws IOException {
    project
        .javac(
            "--release",
            "8",
            "-Xlint:-options",
            "-cp",
            System.getProperty("java.class.path"),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
  }

  /** The bytes of each generated top-level class, its nested classes included. */
  private static SortedMap<String, Integer> generatedSizes(Project project) throws IOException {
    SortedMap<String, Integer> sizes = new TreeMap<>();
    SortedMap<String, byte[]> classes = Project.filesBelow(project.classes());
    for (String source : Project.filesBelow(project.generated()).keySet()) {
      String name = source.replaceFirst("\\.java$", "");
      int size =
          classes.entrySet().stream()
              .filter(file -> file.getKey().matches(name + "(\\$.*)?\\.class"))
              .mapToInt(file -> file.getValue().length)
              .sum();
      sizes.put(name.replace('/', '.'), size);
    }
    return sizes;
  }

  private static String superclassOf(Project project, String className) throws Exception {
    URL[] path = {project.classes().toUri().toURL(), Artifacts.runtimeJar().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
      return loader.loadClass(className).getSuperclass().getName();
    }
  }
}
