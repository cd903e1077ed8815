package dev.intrusive.integration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** The sources of a case. */
  static Path sources(String name) {
    return FOLDER.resolve(name).resolve("input");
  }
}
