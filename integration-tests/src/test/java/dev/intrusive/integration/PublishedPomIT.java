package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The POMs that users and repositories read. */
class PublishedPomIT {

  private static final List<String> REQUIRED =
      List.of(
          "groupId",
          "artifactId",
          "version",
          "name",
          "description",
          "url",
          "licenses",
          "developers",
          "scm");

  @ParameterizedTest
  @ValueSource(strings = {"intrusive-bom", "intrusive-runtime", "intrusive-processor"})
  void pom_saysWhatMavenCentralAsksFor(String artifact) throws IOException {
    PublishedPom pom = PublishedPom.of(artifact);
    List<String> missing = new ArrayList<>(REQUIRED);
    missing.removeIf(pom::says);
    assertEquals(List.of(), missing);
  }

  /** A POM with a parent cannot be used without it, and how we build is nobody else's concern. */
  @ParameterizedTest
  @ValueSource(strings = {"intrusive-bom", "intrusive-runtime", "intrusive-processor"})
  void pom_standsAlone(String artifact) throws IOException {
    PublishedPom pom = PublishedPom.of(artifact);
    List<String> superfluous =
        new ArrayList<>(
            List.of("parent", "build", "properties", "profiles", "modules", "repositories"));
    superfluous.removeIf(element -> !pom.has(element));
    assertEquals(List.of(), superfluous);
    assertFalse(pom.scopes().contains("test"));
  }

  /** It is the one that {@code install:install-file} takes. */
  @ParameterizedTest
  @ValueSource(strings = {"intrusive-runtime", "intrusive-processor"})
  void pomInTheJar_isThePublishedOne(String artifact) throws IOException {
    assertEquals(
        Files.readString(Artifacts.publishedPom(artifact)),
        Jar.read(Artifacts.publishedJar(artifact))
            .text("META-INF/maven/dev.intrusive/" + artifact + "/pom.xml"));
  }

  @Test
  void bom_managesTheTwoArtifactsAndNothingElse() throws IOException {
    PublishedPom bom = PublishedPom.of("intrusive-bom");
    assertEquals(
        List.of("intrusive-runtime:${project.version}", "intrusive-processor:${project.version}"),
        bom.managedDependencies());
  }
}
