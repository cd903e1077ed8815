package dev.intrusive.integration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The hosts of the processor's golden tests, which show every shape of generated code. */
final class GoldenHosts {

  private static final Path FOLDER =
      Artifacts.root().resolve("processor/src/test/resources/golden");

  private GoldenHosts() {}

  /** The names of the cases. */
  static List<String> names() throws IOException {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
    }
  }

  /** All cases, in as few groups as can each be compiled at once. */
  static List<List<String>> groups() throws IOException {
    List<List<String>> groups = new ArrayList<>();
    List<Set<String>> filesOfGroups = new ArrayList<>();
    for (String name : names()) {
      Set<String> files = Project.filesBelow(sources(name)).keySet();
      int group = 0;
      while (group < groups.size() && !Collections.disjoint(filesOfGroups.get(group), files)) {
        group++;
      }
      if (group == groups.size()) {
        groups.add(new ArrayList<>());
        filesOfGroups.add(new HashSet<>());
      }
      groups.get(group).add(name);
      filesOfGroups.get(group).addAll(files);
    }
    return groups;
  }

  /** The sources of a case. */
  static Path sources(String name) {
    return FOLDER.resolve(name).resolve("input");
  }

  /** The generated sources on file of a case, without the imports of java.lang. */
  static Path expected(String name) {
    return FOLDER.resolve(name).resolve("expected");
  }
}
