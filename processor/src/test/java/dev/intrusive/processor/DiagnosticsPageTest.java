package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.processor.diagnostic.DiagnosticId;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page that explains each diagnostic: complete, and its examples are true. */
class DiagnosticsPageTest {

  private static final Path PAGE = Path.of("../docs/diagnostics.md");
  private static final Pattern SECTION = Pattern.compile("(?ms)^## (\\w+)\n(.*?)(?=^## |\\z)");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\n(.*?)```");

  /** A section: its heading, and its examples, of which the first is wrong. */
  record Section(String id, List<String> examples) {
    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Section> sections() throws IOException {
    return SECTION
        .matcher(Files.readString(PAGE))
        .results()
        .map(section -> new Section(section.group(1), examples(section.group(2))));
  }

  /** No source that a user writes triggers the others. */
  static Stream<Section> sectionsWithExamples() throws IOException {
    return sections()
        .filter(
            section ->
                !Set.of("RuntimeVersion", "GeneratedFileFailed", "ProcessorFailure")
                    .contains(section.id()));
  }

  private static List<String> examples(String text) {
    return EXAMPLE.matcher(text).results().map(result -> result.group(1)).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sectionsWithExamples")
  void firstExample_triggersItsDiagnostic(Section section) {
    Outcome outcome = compile(section.examples().get(0));
    assertEquals(
        Set.of(section.id()),
        outcome.complaints().stream().map(Complaint::idOf).collect(Collectors.toSet()),
        () -> outcome.messages().toString());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sectionsWithExamples")
  void otherExamples_compile(Section section) {
    List<String> examples = section.examples();
    assertTrue(examples.size() >= 2, "no correct example");
    examples.subList(1, examples.size()).forEach(example -> compile(example).requireClean());
  }

  @Test
  void page_hasASectionPerDiagnosticInTheirOrder() throws IOException {
    assertEquals(
        Stream.of(DiagnosticId.values()).map(DiagnosticId::name).toList(),
        sections().map(Section::id).toList());
  }

  @Test
  void badSources_coverEachDiagnostic() {
    Set<String> covered = new TreeSet<>();
    MarkedCase.readAll(BadSourcesTest.FOLDER).forEach(bad -> bad.ids().forEach(covered::add));
    covered.remove(Complaint.COMPILER);
    Set<String> all = new TreeSet<>();
    EnumSet.complementOf(
            EnumSet.of(DiagnosticId.GeneratedFileFailed, DiagnosticId.ProcessorFailure))
        .forEach(id -> all.add(id.name()));
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
