package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.integration.Artifacts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tests of the documentation find what is wrong, and accept what is right. */
class MarkdownRulesIT {

  private static final Path FOLDER =
      Artifacts.root().resolve("integration-tests/src/test/resources/markdown");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void goodExamples_pass() throws Exception {
    assertEquals(List.of("good.md:8", "good.md:47", "good.md:75", "good.md:88"), check("good.md"));
  }

  @ParameterizedTest
  @CsvSource({
    "fragment.md, 3, neither a complete source file nor marked",
    "broken-example.md, 5, does not compile",
    "broken-statements.md, 7, does not compile",
    "warning.md, 3, rawtypes",
    "refused-host.md, 3, [IntrusiveLinkPrivate]",
    "missing-import.md, 4, cannot find symbol",
    "wrong-generated.md, 15, is not generated",
    "wrong-output.md, 4, but the program prints",
    "wrong-comment.md, 4, but the program prints",
    "missing-comment.md, 4, only 1 show what",
    "failing-program.md, 4, the program fails",
    "no-program.md, 4, one program must have the output",
    "same-file-twice.md, 9, is there already",
    "lost-marker.md, 5, no block follows",
    "last-marker.md, 4, no block follows",
    "wrong-language.md, 4, must be marked as java",
    "nameless-marker.md, 3, does not name an example",
    "open-block.md, 3, not closed",
  })
  void badExample_isRefused(String file, int line, String message) {
    Exception e = assertThrows(DocumentationException.class, () -> check("bad/" + file));
    String text = Objects.requireNonNull(e.getMessage());
    assertTrue(text.startsWith(file + ":" + line + ": ") && text.contains(message), text);
  }

  @Test
  void goodLinks_pass() throws Exception {
    assertEquals(List.of(), Links.broken(MarkdownFile.read(FOLDER.resolve("good.md"))));
  }

  @Test
  void brokenLinks_areAllFound() throws Exception {
    MarkdownFile file = MarkdownFile.read(FOLDER.resolve("bad/links.md"));
    assertEquals(
        List.of(
            "links.md:3: missing.md does not lead to a file",
            "links.md:4: #no-such-heading leads to no heading",
            "links.md:5: ../good.md#second leads to no heading",
            "links.md:6: no link is defined for [undefined]",
            "links.md:7: picture.png does not lead to a file",
            "links.md:8: folder/missing.md does not lead to a file",
            "links.md:9: fragment.md#fragment-1 leads to no heading"),
        Links.broken(file));
  }

  /** Checks all programs of a file, and returns where they start. */
  private List<String> check(String file) throws Exception {
    var programs = ExamplePrograms.of(MarkdownFile.read(FOLDER.resolve(file)));
    int count = 0;
    for (ExampleProgram program : programs) {
      program.check(Files.createDirectories(folder.resolve("program" + count++)));
    }
    return programs.stream().map(ExampleProgram::place).toList();
  }
}
