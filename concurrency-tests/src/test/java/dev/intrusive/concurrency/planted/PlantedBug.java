package dev.intrusive.concurrency.planted;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A change to the source of one class of the runtime that makes it wrong. The source is the one
 * that is shipped, so that a planted bug cannot outlive what it is planted in.
 */
public final class PlantedBug {

  private static final Path SOURCES =
      Path.of(System.getProperty("basedir", "")).resolve("../runtime/src/main/java");

  private final String className;
  private final Map<String, String> changes = new LinkedHashMap<>();

  private PlantedBug(String className) {
    this.className = className;
  }

  /** Starts without any change. */
  public static PlantedBug in(Class<?> type) {
    return new PlantedBug(type.getName());
  }

  /** Writes something else in place of a text that occurs exactly once. */
  public PlantedBug replacing(String text, String bug) {
    changes.put(text, bug);
    return this;
  }

  /** Compiles the class with the bug; the result is bytecode by class name. */
  public Map<String, byte[]> compile() {
    return InMemoryCompiler.compile(className, withBug());
  }

  private String withBug() {
    String source = read(SOURCES.resolve(className.replace('.', '/') + ".java"));
    for (Map.Entry<String, String> change : changes.entrySet()) {
      int at = source.indexOf(change.getKey());
      if (at < 0 || source.indexOf(change.getKey(), at + 1) >= 0) {
        throw new IllegalStateException(
            className + " has this text not exactly once; plant the bug anew: " + change.getKey());
      }
      source = source.replace(change.getKey(), change.getValue());
    }
    return source;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
