package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.processor.diagnostic.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page that explains each diagnostic is complete, and its examples compile. */
class DiagnosticsPageTest {

  private static final Path PAGE = Path.of("../docs/diagnostics.md");
  private static final Pattern SECTION = Pattern.compile("(?m)^## (\\w+)$");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\n(.*?)```");

  static Stream<String> sections() throws IOException {
    return SECTION.matcher(Files.readString(PAGE)).results().map(section -> section.group(1));
  }

  static List<String> examples() throws IOException {
    return EXAMPLE
        .matcher(Files.readString(PAGE))
        .results()
        .map(result -> result.group(1))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void example_compiles(String example) {
    compile(example).requireClean();
  }

  @Test
  void page_hasASectionPerDiagnosticInTheirOrder() throws IOException {
    assertEquals(Stream.of(Rule.values()).map(Rule::id).distinct().toList(), sections().toList());
  }

  @Test
  void badSources_coverEachDiagnostic() {
    Set<String> covered = new TreeSet<>();
    MarkedCase.readAll(BadSourcesTest.FOLDER).forEach(bad -> bad.ids().forEach(covered::add));
    covered.remove(Complaint.COMPILER);
    Set<String> all = new TreeSet<>();
    EnumSet.complementOf(EnumSet.of(Rule.GeneratedFileFailed, Rule.ProcessorFailure))
        .forEach(rule -> all.add(rule.id()));
    assertEquals(all, covered);
  }

  @Test
  void badSources_standInTheFolderOfTheirDiagnostic() {
    Map<String, List<String>> strays = new LinkedHashMap<>();
    for (MarkedCase bad : MarkedCase.readAll(BadSourcesTest.FOLDER)) {
      String folder = bad.name().substring(0, bad.name().indexOf('/'));
      List<String> ids = new ArrayList<>(bad.ids().toList());
      if (!Set.of("several", "foreign").contains(folder) && !ids.contains(folder)) {
        strays.put(bad.name(), ids);
      }
    }
    assertEquals(Map.of(), strays);
  }

  private static Outcome compile(String example) {
    return CompilerUnderTest.JAVAC.compile(List.of(SourceFile.of(example)));
  }
}
