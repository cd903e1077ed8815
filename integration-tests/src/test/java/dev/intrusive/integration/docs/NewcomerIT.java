package dev.intrusive.integration.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * README and the first page of the guide, followed to the letter: in a copy that nothing was built
 * in, with an empty repository, by the Maven of this build.
 */
@Tag("extended")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the commands are for a shell")
class NewcomerIT {

  private static final Pattern INSTALL = Pattern.compile("`(mvn [^`]* install [^`]*)`");
  private static final Pattern SOURCE_FILE = Pattern.compile("The file `(src/game/\\w+\\.java)`");
  private static final Pattern RUN = Pattern.compile("`(java -cp [^`]*)`");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path folder;

  /** The copy of this project. */
  private static Path home() {
    return folder.resolve("project");
  }

  /** The plugins that a version of Maven takes for a project that names none. */
  private enum Defaults {
    MAVEN_3_8("2.6", "2.12.4", "2.4"),
    MAVEN_3_9("3.3.1", "3.2.5", "3.4.1");

    private final String resources;
    private final String surefire;
    private final String jar;

    Defaults(String resources, String surefire, String jar) {
      this.resources = resources;
      this.surefire = surefire;
      this.jar = jar;
    }

    private String management() {
      return "<pluginManagement><plugins>%s%s%s</plugins></pluginManagement>"
          .formatted(
              plugin("resources", resources), plugin("surefire", surefire), plugin("jar", jar));
    }

    private static String plugin(String name, String version) {
      return "<plugin><artifactId>maven-%s-plugin</artifactId><version>%s</version></plugin>"
          .formatted(name, version);
    }
  }

  @BeforeAll
  static void copyProject() throws IOException {
    String settings =
        Files.readString(Artifacts.root().resolve("integration-tests/src/it/settings.xml"));
    Path repository = Path.of(System.getProperty("local.repository", ""));
    Files.writeString(
        folder.resolve("settings.xml"),
        settings.replace("@localRepositoryUrl@", repository.toUri().toString()));
    Files.createDirectory(home());
    new Project(Artifacts.root())
        .shell(
            "tar -cf - --exclude=./.git --exclude=target . | tar -xf - -C '%s'".formatted(home()))
        .requireSuccess();
  }

  /** Runs a command that starts with {@code mvn} as it stands, with a repository of the test. */
  private static void runMaven(Path where, String command) throws IOException {
    String maven =
        "JAVA_HOME='%s' '%s/bin/mvn' -s '%s' -Dmaven.repo.local='%s' "
            .formatted(
                System.getProperty("java.home"),
                System.getProperty("maven.home"),
                folder.resolve("settings.xml"),
                folder.resolve("repository"));
    new Project(where)
        .shell(maven + command.substring("mvn ".length()).replace("\\\n", ""))
        .requireSuccess();
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError("nothing is like " + pattern);
    }
    return matcher.group(1);
  }

  private static String page(String path) throws IOException {
    return Files.readString(home().resolve(path));
  }

  private static String block(List<Block> blocks, String start) {
    return blocks.stream()
        .map(Block::text)
        .filter(text -> text.startsWith(start))
        .findFirst()
        .orElseThrow();
  }

  private static String output(List<Block> blocks) {
    return blocks.stream()
        .filter(block -> block.marker() != null && block.marker().role() == Block.Role.OUTPUT)
        .map(Block::text)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void firstPage_leadsToARunningProgram() throws Exception {
    List<Block> blocks = MarkdownFile.read(home().resolve("docs/start.md")).blocks();
    String text = page("docs/start.md");
    runMaven(home(), block(blocks, "mvn ").strip());
    Path project = Files.createDirectory(folder.resolve("start"));
    for (String module : List.of("runtime", "processor")) {
      String jar = "intrusive-" + module + "-" + Artifacts.projectVersion() + ".jar";
      Files.copy(home().resolve(module).resolve("target").resolve(jar), project.resolve(jar));
    }
    for (Matcher file = SOURCE_FILE.matcher(text); file.find(); ) {
      Path path = project.resolve(file.group(1));
      Files.createDirectories(path.getParent());
      String name = path.getFileName().toString().replace(".java", "");
      String source =
          blocks.stream()
              .map(Block::text)
              .filter(block -> block.contains("public class " + name + " "))
              .findFirst()
              .orElseThrow();
      Files.writeString(path, source);
    }
    new Project(project).shell(block(blocks, "javac ")).requireSuccess();
    String printed = new Project(project).shell(find(RUN, text)).requireSuccess().output();
    assertEquals(output(blocks), printed);
  }

  @ParameterizedTest
  @EnumSource
  void readme_leadsToARunningProgram(Defaults defaults) throws Exception {
    if (Files.notExists(folder.resolve("repository/dev/intrusive/intrusive-processor"))) {
      runMaven(home(), find(INSTALL, page("README.md")));
    }
    Path project = Files.createDirectory(folder.resolve(defaults.name()));
    Path sources = Files.createDirectories(project.resolve("src/main/java/game"));
    List<Block> blocks = MarkdownFile.read(home().resolve("README.md")).blocks();
    for (String name : List.of("GameObject", "Game")) {
      String source =
          blocks.stream()
              .map(Block::text)
              .filter(block -> block.contains("public class " + name + " {"))
              .findFirst()
              .orElseThrow();
      Files.writeString(sources.resolve(name + ".java"), source);
    }
    String snippet = block(blocks, "<dependencies>");
    Files.writeString(
        project.resolve("pom.xml"),
        """
        <project>
        <modelVersion>4.0.0</modelVersion>
        <groupId>com.example</groupId>
        <artifactId>game</artifactId>
        <version>1.0</version>
        %s
        </project>
        """
            .formatted(snippet.replace("<build>", "<build>" + defaults.management())));
    runMaven(project, "mvn -q package");
    String path =
        "%s:%s"
            .formatted(
                project.resolve("target/game-1.0.jar"),
                home()
                    .resolve("runtime/target")
                    .resolve("intrusive-runtime-" + Artifacts.projectVersion() + ".jar"));
    assertEquals(
        output(blocks),
        new Project(project).java("-cp", path, "game.Game").requireSuccess().output());
  }
}
