package dev.intrusive.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The public API changes on purpose only. */
class PublicApiTest {

  private static final Path RECORD = Path.of("src", "test", "resources", "public-api.txt");
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final String UPDATE =
      "mvn test -pl runtime -Dtest=PublicApiTest -Dapi.update=true";

  @Test
  void api_isTheOneOnRecord() throws Exception {
    List<String> api = PublicApi.lines();
    assertFalse(api.isEmpty());
    if (Boolean.getBoolean("api.update")) {
      Files.write(RECORD, api);
    }
    assertEquals(
        String.join("\n", Files.readAllLines(RECORD)),
        String.join("\n", api),
        "the public API changed; if that is intended, add it to CHANGELOG.md and run " + UPDATE);
  }

  /** An import list of the package offers what a user names, and little else. */
  @Test
  void types_ofThePackageForUsers_areFew() throws Exception {
    List<String> types = new ArrayList<>();
    for (Class<?> type : PublicApi.types()) {
      if (type.getPackageName().equals("dev.intrusive")) {
        types.add(type.getName());
      }
    }
    assertTrue(types.size() > 15 && types.size() <= 19, types.size() + " types: " + types);
  }

  @Test
  void types_sayWhenTheyCame() throws Exception {
    List<String> silent = new ArrayList<>();
    for (Class<?> type : PublicApi.types()) {
      if (type.getDeclaringClass() == null) {
        Path source = SOURCES.resolve(type.getName().replace('.', '/') + ".java");
        if (!Files.readString(source).contains("\n * @since ")) {
          silent.add(type.getName());
        }
      }
    }
    assertEquals(List.of(), silent, "types without @since");
  }
}
