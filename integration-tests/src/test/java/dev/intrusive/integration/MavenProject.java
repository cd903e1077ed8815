package dev.intrusive.integration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A project that the Maven of this build builds, in a process of its own. */
final class MavenProject {

  private final Path folder;
  private final Path settings;

  /** Makes a project of a POM; the sources are the caller's. */
  MavenProject(Path folder, String pom) throws IOException {
    this.folder = folder;
    Files.writeString(folder.resolve("pom.xml"), pom);
    String template =
        Files.readString(Artifacts.root().resolve("integration-tests/src/it/settings.xml"));
    String repository = Path.of(property("local.repository")).toUri().toString();
    settings =
        Files.writeString(
            folder.resolve("settings.xml"), template.replace("@localRepositoryUrl@", repository));
  }

  /** Compiles the main sources that Maven takes for changed. */
  Execution compile() throws IOException {
    return new Project(folder)
        .shell(
            "JAVA_HOME='%s' '%s/bin/mvn' -B -s '%s' -Dmaven.repo.local='%s' compile"
                .formatted(
                    System.getProperty("java.home"),
                    property("maven.home"),
                    settings,
                    property("staged.repository")));
  }

  /** Where the classes are. */
  Path classes() {
    return folder.resolve("target/classes");
  }

  private static String property(String name) {
    return Objects.requireNonNull(System.getProperty(name), name);
  }
}
