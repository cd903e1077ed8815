package dev.intrusive.integration.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page of all operations names each operation of the structures, and no other. */
class OperationsTableTest {

  private static final Path PAGE = Path.of("..", "docs", "operations.md");
  private static final Pattern CODE = Pattern.compile("`(\\w+)\\(([^`]*)\\)`");

  /** What a generated map adds, whose keys have types. */
  private static final Set<String> OF_GENERATED_MAPS =
      Set.of("get/1", "containsKey/1", "removeKey/1", "computeIfAbsent/2");

  /** What a generated pool adds, with the parameters of its hooks. */
  private static final Set<String> OF_GENERATED_POOLS =
      Set.of("emplace/1", "tryEmplace/1", "awaitEmplace/1", "awaitEmplaceFor/3");

  @SuppressWarnings("NullAway.Init")
  private static PublicApi api;

  @SuppressWarnings("NullAway.Init")
  private static Map<String, Set<String>> tables;

  @BeforeAll
  static void read() throws IOException {
    api = PublicApi.read();
    tables = tables(Files.readString(PAGE));
  }

  @Test
  void lists() {
    assertNamed("operation", "Lists", "IntrusiveList", Set.of());
  }

  @Test
  void links() {
    assertNamed("operation of `Link`", "Links and external lists", "Link", Set.of());
  }

  @Test
  void externalLists() {
    assertNamed(
        "operation of `ExternalList`", "Links and external lists", "ExternalList", Set.of());
  }

  @Test
  void heaps() {
    assertNamed("operation", "Heaps", "IntrusiveHeap", Set.of());
  }

  @Test
  void maps() {
    assertNamed("operation", "Maps", "IntrusiveMap", OF_GENERATED_MAPS);
  }

  @Test
  void pools() {
    assertNamed("operation", "Pools", "ObjectPool", OF_GENERATED_POOLS);
  }

  @Test
  void rows_haveACost() throws IOException {
    List<String> without =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("| `"))
            .filter(line -> line.split("\\|", -1)[2].isBlank())
            .toList();
    assertEquals(List.of(), without);
  }

  private static void assertNamed(
      String column, String section, String type, Set<String> generated) {
    Set<String> expected = new TreeSet<>(api.operations(type));
    assertFalse(expected.isEmpty(), type);
    expected.addAll(generated);
    assertEquals(expected, tables.getOrDefault(section + "/" + column, Set.of()));
  }

  /** The operations in the first column of each table, by section and head of that column. */
  private static Map<String, Set<String>> tables(String page) {
    Map<String, Set<String>> tables = new HashMap<>();
    String section = "";
    String column = "";
    for (String line : page.split("\n", -1)) {
      if (line.startsWith("## ")) {
        section = line.substring(3);
      } else if (!line.startsWith("|")) {
        column = "";
      } else if (column.isEmpty()) {
        column = line.split("\\|", -1)[1].strip();
      } else {
        Matcher code = CODE.matcher(line.split("\\|", -1)[1]);
        while (code.find()) {
          tables
              .computeIfAbsent(section + "/" + column, key -> new TreeSet<>())
              .add(code.group(1) + "/" + arity(code.group(2)));
        }
      }
    }
    return tables;
  }

  private static int arity(String parameters) {
    return parameters.isBlank() ? 0 : parameters.split(",", -1).length;
  }
}
