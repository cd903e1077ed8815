package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The POMs that users and repositories read. */
class PublishedPomIT {

  private static final List<String> OWN = List.of("artifactId", "name", "description");
  private static final List<String> OWN_OR_INHERITED =
      List.of("groupId", "version", "url", "licenses", "developers", "scm");

  @ParameterizedTest
  @ValueSource(
      strings = {"intrusive-parent", "intrusive-bom", "intrusive-runtime", "intrusive-processor"})
  void pom_saysWhatMavenCentralAsksFor(String artifact) throws IOException {
    PublishedPom pom = PublishedPom.of(artifact);
    List<String> missing = new ArrayList<>(OWN);
    missing.addAll(OWN_OR_INHERITED);
    missing.removeIf(pom::says);
    Optional<String> parent = pom.parent();
    if (parent.isPresent()) {
      PublishedPom inherited = PublishedPom.of(parent.get());
      missing.removeIf(element -> OWN_OR_INHERITED.contains(element) && inherited.says(element));
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void bom_managesTheTwoArtifactsAndNothingElse() throws IOException {
    PublishedPom bom = PublishedPom.of("intrusive-bom");
    assertEquals(Optional.empty(), bom.parent());
    assertEquals(
        List.of("intrusive-runtime:${project.version}", "intrusive-processor:${project.version}"),
        bom.managedDependencies());
  }
}
