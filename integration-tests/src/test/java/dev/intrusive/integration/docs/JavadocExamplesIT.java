package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Execution;
import dev.intrusive.integration.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples in the Javadoc of lists compile, with the class that the guide uses. */
class JavadocExamplesIT {

  private static final Path LIST =
      Path.of("runtime", "src", "main", "java", "dev", "intrusive", "IntrusiveList.java");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>\\{@code(.*?)\\}</pre>");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void examples_compile() throws Exception {
    StringBuilder program = new StringBuilder("package shop;\nimport java.util.*;\n");
    program.append("final class Examples {\n  private Examples() {}\n");
    Matcher example = EXAMPLE.matcher(Files.readString(Artifacts.root().resolve(LIST)));
    int count = 0;
    while (example.find()) {
      program
          .append("  static void example")
          .append(count++)
          .append("(TicketQueue queue, TicketQueue urgent, Ticket a, Ticket b, Ticket c) {\n")
          .append(example.group(1).replaceAll("(?m)^ *\\*", ""))
          .append("\n  }\n");
    }
    assertFalse(count == 0);
    Project project = new Project(folder);
    project.add("shop/Ticket.java", ticket());
    project.add("shop/Examples.java", program.append("}\n").toString());
    Execution compilation =
        project.javac(
            "--release",
            "8",
            "-Xlint:-options",
            "-classpath",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString());
    assertEquals("", compilation.requireSuccess().output());
  }

  /** The host of the page on lists. */
  private static String ticket() throws Exception {
    MarkdownFile page = MarkdownFile.read(Artifacts.root().resolve("docs/lists.md"));
    List<String> hosts =
        page.blocks().stream()
            .map(Block::text)
            .filter(text -> text.contains("public class Ticket"))
            .toList();
    return hosts.get(0);
  }
}
