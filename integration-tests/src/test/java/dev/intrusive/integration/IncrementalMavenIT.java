package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Builds by Maven without {@code clean}, after a host was edited, renamed, deleted. */
@Tag("extended")
class IncrementalMavenIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"3.1", "3.8.1", "3.11.0", "3.14.1"})
  void hostEditedRenamedDeleted(String plugin) throws IOException {
    MavenProject project = new MavenProject(folder, pom(plugin));
    write("Orc", host("Orc", "all", "link"));
    write("Main", main("OrcAll list = new OrcAll(); list.add(new Orc()); print(list.size());"));
    project.compile().requireSuccess();
    assertEquals("1\n", run(project));

    write("Orc", host("Orc", "all", "renamedLink"));
    project.compile().requireSuccess();
    assertEquals("1\n", run(project));

    write("Orc", host("Orc", "some", "renamedLink"));
    write("Main", main("OrcSome list = new OrcSome(); print(list.size());"));
    project.compile().requireSuccess();
    assertEquals("0\n", run(project));

    Files.delete(source("Orc"));
    write("Elf", host("Elf", "all", "link"));
    write("Main", main("ElfAll list = new ElfAll(); print(list.size());"));
    project.compile().requireSuccess();
    assertEquals("0\n", run(project));

    Files.delete(source("Elf"));
    write("Main", main("print(7);"));
    project.compile().requireSuccess();
    assertEquals("7\n", run(project));
    assertTrue(Files.exists(project.classes().resolve("game/Main.class")));
    assertFalse(Files.exists(project.classes().resolve("game/Orc.class")), "stale class");
    assertFalse(Files.exists(project.classes().resolve("game/ElfAll.class")), "stale class");
  }

  private String run(MavenProject project) throws IOException {
    String path = SampleProgram.path(Artifacts.runtimeJar(), project.classes());
    return new Project(folder).java("-cp", path, "game.Main").requireSuccess().output();
  }

  private Path source(String type) {
    return folder.resolve("src/main/java/game/" + type + ".java");
  }

  private void write(String type, String text) throws IOException {
    Path file = source(type);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String host(String name, String list, String field) {
    return """
        package game;
        import dev.intrusive.*;
        class %1$s {
          @IntrusiveLink("%2$s") final Link<%1$s> %3$s = new Link<>();
        }
        """
        .formatted(name, list, field);
  }

  private static String main(String statements) {
    return """
        package game;
        class Main {
          public static void main(String[] args) { %s }
          static void print(int number) { System.out.println(number); }
        }
        """
        .formatted(statements);
  }

  /** Plugin 3.1 knows no {@code annotationProcessorPaths}: the processor is a dependency. */
  private static String pom(String plugin) {
    boolean isOld = plugin.equals("3.1");
    String processor =
        """
        <groupId>dev.intrusive</groupId>
        <artifactId>intrusive-processor</artifactId>
        <version>%s</version>
        """
            .formatted(Artifacts.projectVersion());
    return """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>com.example</groupId>
          <artifactId>game</artifactId>
          <version>1.0</version>
          <properties>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
            <maven.compiler.source>17</maven.compiler.source>
            <maven.compiler.target>17</maven.compiler.target>
          </properties>
          <dependencies>
            <dependency>
              <groupId>dev.intrusive</groupId>
              <artifactId>intrusive-runtime</artifactId>
              <version>%s</version>
            </dependency>
            %s
          </dependencies>
          <build>
            <plugins>
              <plugin>
                <groupId>org.apache.maven.plugins</groupId>
                <artifactId>maven-compiler-plugin</artifactId>
                <version>%s</version>
                <configuration>%s</configuration>
              </plugin>
              <plugin>
                <groupId>org.apache.maven.plugins</groupId>
                <artifactId>maven-resources-plugin</artifactId>
                <version>2.6</version>
              </plugin>
            </plugins>
          </build>
        </project>
        """
        .formatted(
            Artifacts.projectVersion(),
            isOld ? "<dependency>" + processor + "<scope>provided</scope></dependency>" : "",
            plugin,
            isOld
                ? "<compilerArgument>-proc:full</compilerArgument>"
                : "<annotationProcessorPaths><path>"
                    + processor
                    + "</path></annotationProcessorPaths>");
  }
}
