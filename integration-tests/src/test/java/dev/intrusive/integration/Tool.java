package dev.intrusive.integration;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tools that the build depends on, each run in a process of its own. */
public final class Tool {

  /** They run briefly; this makes them start sooner. */
  private static final List<String> QUICK_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final String classPath;
  private final String mainClass;

  /** Names a tool by its main class and the jars, by the start of their names, that it needs. */
  public Tool(String mainClass, String... jars) {
    this.classPath = classPath(jars);
    this.mainClass = mainClass;
  }

  /** Runs the tool in the folder of a project. */
  public Execution run(Project project, List<String> arguments) throws IOException {
    List<String> all = new ArrayList<>(QUICK_START);
    all.addAll(List.of("-cp", classPath, mainClass));
    all.addAll(arguments);
    return project.java(all.toArray(new String[0]));
  }

  /** The jars of this build whose names start so. */
  static String classPath(String... starts) {
    String path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(entry -> startsWithAny(Path.of(entry).getFileName().toString(), starts))
            .collect(Collectors.joining(File.pathSeparator));
    if (path.isEmpty()) {
      throw new IllegalStateException("the build depends on no " + String.join(" or ", starts));
    }
    return path;
  }

  private static boolean startsWithAny(String name, String... starts) {
    return Stream.of(starts).anyMatch(name::startsWith);
  }
}
