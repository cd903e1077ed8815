package dev.intrusive.integration;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Sources in a folder, compiled by a compiler and run by {@code java} of the running JDK. */
public final class Project {

  /** What would add options and output to the tools. */
  private static final List<String> VARIABLES_OF_TOOLS =
      List.of("CLASSPATH", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS");

  private static final Path TOOLS = Path.of(System.getProperty("java.home"), "bin");
  private static final Tool ECJ = new Tool("org.eclipse.jdt.internal.compiler.batch.Main", "ecj-");

  private final Path folder;
  private final List<Path> sources = new ArrayList<>();

  /** Starts a project in an empty folder. */
  public Project(Path folder) {
    this.folder = folder;
  }

  /** Adds a source file. */
  public Project add(String path, String text) throws IOException {
    Path file = folder.resolve("src").resolve(path);
    Files.createDirectories(file.getParent());
    sources.add(Files.writeString(file, text, StandardOpenOption.CREATE_NEW));
    return this;
  }

  /** Adds the source files below a folder. */
  Project addAll(Path sourceFolder) throws IOException {
    return addAll(sourceFolder, path -> true);
  }

  /** Adds those source files below a folder whose paths are accepted. */
  Project addAll(Path sourceFolder, Predicate<String> accepts) throws IOException {
    for (Map.Entry<String, byte[]> file : filesBelow(sourceFolder).entrySet()) {
      if (accepts.test(file.getKey())) {
        add(file.getKey(), new String(file.getValue(), StandardCharsets.UTF_8));
      }
    }
    return this;
  }

  /** The source files in the order in which the compiler gets them. */
  List<Path> sources() {
    return sources;
  }

  /** Where the classes are. */
  public Path classes() {
    return folder.resolve("classes");
  }

  /** Where the generated sources are. */
  public Path generated() {
    return folder.resolve("generated");
  }

  /** Runs the compiler in a process of its own, which sees nothing of these tests. */
  public Execution javac(String... options) throws IOException {
    List<String> arguments = new ArrayList<>();
    // It runs briefly; this makes it start sooner.
    arguments.addAll(List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    arguments.addAll(List.of("-J-Duser.language=en", "-encoding", "UTF-8"));
    arguments.addAll(List.of("-d", Files.createDirectories(classes()).toString()));
    arguments.addAll(List.of("-s", Files.createDirectories(generated()).toString()));
    arguments.addAll(List.of(options));
    sources.forEach(source -> arguments.add(source.toString()));
    return run("javac", arguments);
  }

  /** Runs Javadoc in a process of its own. */
  Execution javadoc(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-quiet", "-encoding", "UTF-8"));
    arguments.addAll(List.of(options));
    sources.forEach(source -> arguments.add(source.toString()));
    return run("javadoc", arguments);
  }

  /** Runs the Eclipse compiler in a process of its own. */
  Execution ecj(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-encoding", "UTF-8"));
    arguments.addAll(List.of("-d", Files.createDirectories(classes()).toString()));
    arguments.addAll(List.of("-s", Files.createDirectories(generated()).toString()));
    arguments.addAll(List.of(options));
    sources.forEach(source -> arguments.add(source.toString()));
    return ECJ.run(this, arguments);
  }

  /** Runs a program. */
  public Execution java(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("-Dfile.encoding=UTF-8"));
    all.addAll(List.of(arguments));
    return run("java", all);
  }

  /** Runs a command of a shell that finds the tools of the running JDK. */
  public Execution shell(String command) throws IOException {
    return run(List.of("/bin/sh", "-c", "PATH='" + TOOLS + "':\"$PATH\"; " + command));
  }

  private Execution run(String tool, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(TOOLS.resolve(tool).toString());
    command.addAll(arguments);
    return run(command);
  }

  private Execution run(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(folder.toFile());
    builder.environment().keySet().removeAll(VARIABLES_OF_TOOLS);
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Execution(
          String.join(" ", command), process.waitFor(), output.replace("\r\n", "\n"));
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted: " + command, e);
    }
  }

  /** The files below a folder by their paths with slashes. */
  static SortedMap<String, byte[]> filesBelow(Path folder) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
    }
    return files;
  }
}
