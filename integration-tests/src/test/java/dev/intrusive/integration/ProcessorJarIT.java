package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** The packaged processor: one jar that brings nothing else to its user. */
@TestInstance(Lifecycle.PER_CLASS)
class ProcessorJarIT {

  private static final String OWN_FOLDER = "dev/intrusive/processor/";
  private static final String SHADED_FOLDER = OWN_FOLDER + "shaded/";

  private static final String PROCESSOR = "dev.intrusive.processor.IntrusiveProcessor";

  @SuppressWarnings("NullAway.Init")
  private Jar jar;

  @BeforeAll
  void read() throws IOException {
    jar = Jar.read(Artifacts.processorJar());
  }

  @Test
  void classes_areAllInOurPackage() throws IOException {
    assertEquals(
        List.of(), jar.classes().keySet().stream().filter(c -> !c.startsWith(OWN_FOLDER)).toList());
    assertEquals(
        List.of(),
        jar.files().keySet().stream().filter(f -> f.endsWith("module-info.class")).toList());
  }

  @Test
  void javaPoet_isRelocated() throws IOException {
    assertFalse(
        jar.classes().keySet().stream().noneMatch(c -> c.startsWith(SHADED_FOLDER + "javapoet/")),
        "no relocated JavaPoet");
    for (Map.Entry<String, ClassFile> file : jar.classes().entrySet()) {
      assertEquals(
          List.of(),
          file.getValue().texts().stream().filter(ProcessorJarIT::namesOldPackage).toList(),
          file.getKey());
    }
  }

  @Test
  void services_nameBothProcessors() {
    assertEquals(
        List.of(PROCESSOR), lines("META-INF/services/javax.annotation.processing.Processor"));
  }

  @Test
  void gradle_learnsThatItIsIsolating() {
    assertEquals(
        List.of(PROCESSOR + ",isolating"),
        lines("META-INF/gradle/incremental.annotation.processors").stream()
            .map(line -> line.replaceFirst(",ISOLATING$", ",isolating"))
            .toList());
  }

  @Test
  void pom_bringsNoDependency() throws IOException {
    assertEquals(List.of(), PublishedPom.of("intrusive-processor").inheritedDependencies());
  }

  @Test
  void manifest_hasTitleAndVersion() throws IOException {
    try (JarFile file = new JarFile(Artifacts.processorJar().toFile())) {
      Attributes manifest = file.getManifest().getMainAttributes();
      assertEquals(
          "Intrusive Collections: annotation processor",
          manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE));
      assertEquals(
          Artifacts.projectVersion(), manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    }
  }

  @Test
  void license_namesItsHolder() throws IOException {
    String license = Files.readString(Artifacts.root().resolve("LICENSE"));
    assertTrue(license.contains("Copyright 2026 The Intrusive Collections project"), license);
  }

  @Test
  void notice_namesRelocatedLibraries() {
    String notice = jar.text("META-INF/NOTICE");
    assertTrue(notice.contains("dev.intrusive.processor.shaded.javapoet"), notice);
    assertTrue(
        Pattern.compile("JavaPoet [0-9.]+ \\(com\\.palantir\\.javapoet:javapoet\\)")
            .matcher(notice)
            .find(),
        notice);
  }

  @Test
  void jar_carriesTheLicense() throws IOException {
    assertEquals(
        Files.readString(Artifacts.root().resolve("LICENSE")), jar.text("META-INF/LICENSE"));
  }

  private List<String> lines(String path) {
    return jar.text(path).lines().filter(line -> !line.isBlank()).toList();
  }

  private static boolean namesOldPackage(String text) {
    return text.replace('/', '.').contains("com.palantir");
  }
}
