package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated sources, byte for byte but for the imports of java.lang, the same from every compiler
 * and in any locale.
 *
 * <p>A case has a folder {@code input}, a file {@code generated.txt} with the names of all classes
 * that are generated, and a folder {@code expected} with those that the case is about. The others
 * must compile without a warning, too. To record one more, create an empty file for it in {@code
 * expected} and update what is on record.
 */
class GoldenTest {

  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final String UPDATE =
      "mvn test -pl runtime,processor -Dtest=GoldenTest -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dgolden.update=true";

  static Stream<Arguments> cases() throws IOException {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.sorted().toList().stream()
          .flatMap(
              folder ->
                  Stream.of(CompilerUnderTest.values())
                      .map(compiler -> Arguments.of(folder.getFileName().toString(), compiler)));
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("cases")
  void generatedSources_areThoseOnFile(String name, CompilerUnderTest compiler) throws IOException {
    Path folder = FOLDER.resolve(name);
    List<SourceFile> input =
        read(folder.resolve("input")).values().stream().map(SourceFile::of).toList();
    Outcome outcome =
        ForeignLocale.call(() -> compiler.compileWithAllWarnings(input)).requireClean();
    SortedMap<String, String> actual = new TreeMap<>();
    outcome
        .generated()
        .forEach(
            (className, text) ->
                actual.put(SourceFile.of(text).simpleName(), withoutJavaLang(text)));
    actual.forEach(
        (file, text) ->
            text.lines()
                .forEach(line -> assertTrue(line.length() <= 100, file + " is too wide: " + line)));
    Path names = folder.resolve("generated.txt");
    Path expected = folder.resolve("expected");
    if (Boolean.getBoolean("golden.update")) {
      Files.write(names, actual.keySet());
      update(expected, actual);
    }
    String message = "generated sources changed; if that is intended, run " + UPDATE;
    assertEquals(Files.readAllLines(names), List.copyOf(actual.keySet()), message);
    SortedMap<String, String> onRecord = read(expected);
    assertFalse(onRecord.isEmpty(), "nothing is on record");
    actual.keySet().retainAll(onRecord.keySet());
    assertEquals(onRecord, actual, message);
  }

  /**
   * Leaves out the imports of java.lang, without which the files are formatted as all others are.
   * That they are needed, other tests show: see the case d06.
   */
  static String withoutJavaLang(String text) {
    return text.replaceAll("(?m)^import java\\.lang\\.\\w+;\n", "");
  }

  private static SortedMap<String, String> read(Path folder) throws IOException {
    SortedMap<String, String> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> paths = Files.list(folder)) {
        for (Path path : paths.toList()) {
          files.put(path.getFileName().toString().replace(".java", ""), Files.readString(path));
        }
      }
    }
    return files;
  }

  private static void update(Path folder, SortedMap<String, String> generated) throws IOException {
    for (String name : read(folder).keySet()) {
      Path file = folder.resolve(name + ".java");
      String text = generated.get(name);
      if (text == null) {
        Files.delete(file);
      } else {
        Files.writeString(file, text);
      }
    }
  }
}
