package dev.intrusive.integration;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** The program in {@code src/it/consumers/shop}, which every tool must compile and run. */
final class SampleProgram {

  static final String MAIN_CLASS = "shop.Main";
  static final String MODULE = "com.example.shop";

  static final String OUTPUT =
      """
      queue [#3, #1, #2]
      open [#3, #1]
      lists left: 2
      after 2: null
      """;

  private SampleProgram() {}

  /** The sources in a project of their own. */
  static Project in(Path folder) throws IOException {
    return new Project(folder)
        .addAll(Artifacts.root().resolve("integration-tests/src/it/consumers/shop/src/main/java"));
  }

  /** Joins the entries of a path. */
  static String path(Path... entries) {
    StringBuilder path = new StringBuilder();
    for (Path entry : entries) {
      path.append(path.isEmpty() ? "" : File.pathSeparator).append(entry);
    }
    return path.toString();
  }
}
