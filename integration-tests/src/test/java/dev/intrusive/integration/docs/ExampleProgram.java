package dev.intrusive.integration.docs;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Execution;
import dev.intrusive.integration.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The blocks of a file that belong together. */
final class ExampleProgram {

  private final String place;
  private final Map<String, String> files = new LinkedHashMap<>();
  private final Set<String> packages = new LinkedHashSet<>();
  private final List<String> mainClasses = new ArrayList<>();
  private final Map<String, StatementsClass> statements = new LinkedHashMap<>();
  private final List<Block> generated = new ArrayList<>();
  private boolean isModule;
  private @Nullable String output;

  ExampleProgram(String place) {
    this.place = place;
  }

  /** Where it starts. */
  String place() {
    return place;
  }

  void addUnit(Block block, String text) throws IOException, DocumentationException {
    JavaUnit unit =
        JavaUnit.parse(text)
            .orElseThrow(
                () ->
                    new DocumentationException(
                        block.place(),
                        "neither a complete source file nor marked as <!-- statements: NAME -->"));
    if (files.put(unit.path(), text) != null) {
      throw new DocumentationException(block.place(), unit.path() + " is there already");
    }
    if (unit.mainType().equals(JavaUnit.MODULE)) {
      isModule = true;
    } else {
      packages.add(unit.packageName());
    }
    mainClasses.addAll(unit.programs());
  }

  void addStatements(String name, String hidden, String text) {
    statements
        .computeIfAbsent(name, n -> new StatementsClass("Statements" + statements.size()))
        .add(hidden + text);
  }

  void setOutput(Block block) throws DocumentationException {
    if (output != null) {
      throw new DocumentationException(block.place(), "a second output of the same program");
    }
    output = block.text();
  }

  void addGenerated(Block block) {
    generated.add(block);
  }

  /** Compiles the program, and runs what has or shows an output. */
  void check(Path folder) throws IOException, DocumentationException {
    Project project = new Project(folder);
    for (Map.Entry<String, String> file : files.entrySet()) {
      project.add(file.getKey(), file.getValue());
    }
    if (packages.size() > 1 && !statements.isEmpty()) {
      throw new DocumentationException(place, "statements of which of the packages " + packages);
    }
    String packageName = packages.isEmpty() ? "" : packages.iterator().next();
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    for (StatementsClass body : statements.values()) {
      project.add((prefix + body.name()).replace('.', '/') + ".java", body.source(packageName));
    }
    Execution compilation =
        project.javac(
            "--release",
            "17",
            // Several hosts in one file are fine in a text.
            "-Xlint:all,-auxiliaryclass,-options,-processing",
            "-Werror",
            isModule ? "--module-path" : "-classpath",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString());
    if (!compilation.isSuccess()) {
      throw new DocumentationException(place, "does not compile\n" + compilation.output());
    }
    checkGenerated(project);
    if (output != null) {
      checkOutput(project, output, mainClass(prefix));
    }
    for (StatementsClass body : statements.values()) {
      Optional<String> shown = body.shownOutput(place);
      if (shown.isPresent()) {
        checkOutput(project, shown.get(), prefix + body.name());
      }
    }
  }

  private void checkGenerated(Project project) throws IOException, DocumentationException {
    if (generated.isEmpty()) {
      return;
    }
    List<String> sources = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(project.generated())) {
      for (Path path : paths.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.add(withoutIndentation(Files.readString(path)));
      }
    }
    for (Block block : generated) {
      for (String part : block.text().split("\n\n", -1)) {
        String text = withoutIndentation(part).strip();
        if (sources.stream().noneMatch(source -> source.contains(text))) {
          throw new DocumentationException(block.place(), "is not generated:\n" + part);
        }
      }
    }
  }

  private static String withoutIndentation(String text) {
    return text.replaceAll("(?m)^ +", "");
  }

  private String mainClass(String prefix) throws DocumentationException {
    List<String> candidates = new ArrayList<>(mainClasses);
    if (candidates.isEmpty()) {
      statements.values().forEach(body -> candidates.add(prefix + body.name()));
    }
    if (candidates.size() != 1) {
      throw new DocumentationException(
          place, "one program must have the output, not " + candidates);
    }
    return candidates.get(0);
  }

  private void checkOutput(Project project, String expected, String mainClass)
      throws IOException, DocumentationException {
    String path = Artifacts.runtimeJar() + File.pathSeparator + project.classes();
    Execution run = project.java("-classpath", path, mainClass);
    if (!run.isSuccess()) {
      throw new DocumentationException(place, "the program fails\n" + run.output());
    }
    if (!run.output().equals(expected)) {
      throw new DocumentationException(
          place, "expected the output\n" + expected + "but the program prints\n" + run.output());
    }
  }
}
