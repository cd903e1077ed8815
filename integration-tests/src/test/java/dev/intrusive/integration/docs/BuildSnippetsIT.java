package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.integration.Artifacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the documentation shows of build files is part of projects that this build has built. */
class BuildSnippetsIT {

  private static final List<Path> PAGES =
      List.of(
          Artifacts.root().resolve("README.md"),
          Artifacts.root().resolve("docs/start.md"),
          Artifacts.root().resolve("docs/integration.md"));
  private static final Path KOTLIN =
      Artifacts.root().resolve("integration-tests/src/it/consumers/kotlin/src/main/kotlin/shop");
  private static final Pattern VERSIONED =
      Pattern.compile("intrusive-(?:bom|runtime|processor)[:-](\\d[\\w.-]*\\w)");

  @TestFactory
  List<DynamicTest> xml_isPartOfABuiltProject() throws Exception {
    List<String> poms = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Artifacts.builtProject("."), 3)) {
      for (Path file : files.filter(path -> path.endsWith("pom.xml")).toList()) {
        poms.add(
            Files.readString(file)
                .replace("${intrusive.version}", Artifacts.projectVersion())
                .replace("${jspecify.mode}", ""));
      }
    }
    assertFalse(poms.isEmpty());
    return blocks("xml").stream()
        .filter(block -> !block.text().startsWith("<project")) // Ant's
        .map(block -> DynamicTest.dynamicTest(block.place(), () -> assertIsIn(poms, block)))
        .toList();
  }

  /** Else its users would miss what makes the tested project work. */
  @Test
  void plainProject_isReadmeAlone() throws Exception {
    MarkdownFile readme = MarkdownFile.read(Artifacts.root().resolve("README.md"));
    String snippet =
        readme.blocks().stream()
            .filter(block -> block.language().equals("xml"))
            .map(Block::text)
            .findFirst()
            .orElseThrow();
    Path project = Artifacts.builtProject("plain");
    String pom = Files.readString(project.resolve("pom.xml"));
    String start = "<version>1.0</version>\n";
    assertEquals(
        snippet.strip(),
        pom.substring(pom.indexOf(start) + start.length(), pom.indexOf("</project>"))
            .stripTrailing()
            .stripIndent()
            .strip());
    try (Stream<Path> sources = Files.list(project.resolve("src/main/java/game"))) {
      for (Path source : sources.toList()) {
        String text = Files.readString(source);
        assertTrue(
            readme.blocks().stream().anyMatch(block -> block.text().equals(text)),
            source.toString());
      }
    }
  }

  private static void assertIsIn(List<String> poms, Block block) throws IOException {
    XmlSnippet snippet = XmlSnippet.parse(block.text());
    for (String pom : poms) {
      if (snippet.isPartOf(XmlSnippet.parse(pom))) {
        return;
      }
    }
    throw new AssertionError(block.place() + " is no part of a consumer's POM");
  }

  /** Without one, Maven 3.8 takes a plugin that knows neither releases nor processor paths. */
  @Test
  void compilerPlugins_haveAVersionAndARelease() throws Exception {
    XmlSnippet complete =
        XmlSnippet.parse(
            """
            <plugin>
              <artifactId>maven-compiler-plugin</artifactId>
              <version>%s</version>
              <configuration><release>17</release></configuration>
            </plugin>
            """
                .formatted(System.getProperty("compiler-plugin.version")));
    for (Block block : blocks("xml")) {
      if (block.text().contains("maven-compiler-plugin")) {
        assertTrue(complete.isPartOf(XmlSnippet.parse(block.text())), block.place());
      }
    }
  }

  @Test
  void kotlinHosts_arePartOfTheTestedOnes() throws Exception {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(KOTLIN)) {
      for (Path file : files.toList()) {
        sources.add(Files.readString(file));
      }
    }
    List<Block> hosts =
        blocks("kotlin").stream().filter(block -> block.text().contains("@IntrusiveLink")).toList();
    assertFalse(hosts.isEmpty());
    for (Block host : hosts) {
      assertTrue(sources.stream().anyMatch(s -> s.contains(host.text())), host.place());
    }
  }

  @Test
  void versions_areThatOfTheProject() throws IOException {
    Set<String> versions = new TreeSet<>();
    for (Path page : PAGES) {
      Matcher matcher = VERSIONED.matcher(Files.readString(page));
      while (matcher.find()) {
        versions.add(matcher.group(1).replaceFirst("\\.jar$", ""));
      }
    }
    assertEquals(Set.of(Artifacts.projectVersion()), versions);
  }

  private static List<Block> blocks(String language) throws IOException, DocumentationException {
    List<Block> blocks = new ArrayList<>();
    for (Path page : PAGES) {
      MarkdownFile.read(page).blocks().stream()
          .filter(block -> block.language().equals(language))
          .forEach(blocks::add);
    }
    assertFalse(blocks.isEmpty());
    return blocks;
  }
}
