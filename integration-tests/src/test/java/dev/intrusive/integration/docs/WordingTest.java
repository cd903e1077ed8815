package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The documentation, the Javadoc and the messages are in plain words and short sentences. */
class WordingTest {

  private static final Path ROOT = Path.of("..");

  @TestFactory
  List<DynamicTest> pages_arePlain() throws IOException {
    List<Path> pages = new ArrayList<>(files(ROOT.resolve("docs"), ".md"));
    for (String page : List.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")) {
      pages.add(ROOT.resolve(page));
    }
    pages.add(ROOT.resolve("concurrency-tests/README.md"));
    return tests(pages, page -> defects(Sentences.ofMarkdown(page)));
  }

  @TestFactory
  List<DynamicTest> sources_arePlain() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder :
        List.of("runtime/src/main", "processor/src/main", "processor/src/templates")) {
      sources.addAll(files(ROOT.resolve(folder), ".java"));
    }
    return tests(
        sources,
        source -> {
          List<String> found = new ArrayList<>(defects(Sentences.ofComments(source)));
          Sentences.ofMessages(source).forEach(text -> found.addAll(Wording.unwanted(text)));
          return found;
        });
  }

  @Test
  void unwantedWords_areFound() {
    String page =
        """
        # Behind the scenes

        The `behind` of [whoever](behind.md) is *fine*.
        The list
        says so.

        | cell | who keeps it |
        """;
    assertEquals(4, defects(Sentences.ofMarkdown(page)).size());
  }

  @Test
  void longSentences_areFound() {
    String sentence = "word ".repeat(20);
    assertEquals(List.of(), defects(Sentences.ofMarkdown(sentence + "end.\n" + "W" + sentence)));
    assertEquals(1, defects(Sentences.ofMarkdown(sentence + "\n" + sentence)).size());
  }

  @Test
  void figures_areLeftOut() {
    String page = "<!-- figures: some -->\n| behind |\n<!-- /figures -->\nbehind\n";
    assertEquals(1, defects(Sentences.ofMarkdown(page)).size());
  }

  @Test
  void commentsAndMessages_areTakenApart() {
    String source =
        """
        /**
         * Tells {@code tells} and {@link Link#tells}.
         *
         * @return what it says
         */
        String told() { // asks
          return "the owner";
        }
        """;
    assertEquals(3, defects(Sentences.ofComments(source)).size());
    assertEquals(1, defects(Sentences.ofMessages(source)).size());
  }

  private static List<String> defects(List<String> sentences) {
    return sentences.stream().flatMap(sentence -> Wording.defects(sentence).stream()).toList();
  }

  private static List<Path> files(Path folder, String suffix) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(path -> path.toString().endsWith(suffix)).sorted().toList();
    }
  }

  private static List<DynamicTest> tests(List<Path> files, Check check) {
    return files.stream()
        .map(
            file ->
                dynamicTest(
                    ROOT.relativize(file).toString(),
                    () -> assertEquals(List.of(), check.defects(Files.readString(file)))))
        .toList();
  }

  private interface Check {
    List<String> defects(String text);
  }
}
