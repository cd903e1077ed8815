package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The packaged runtime. */
class RuntimeJarIT {

  private static final int JAVA_8 = 52;

  /** Everything that users may name; other packages are internal. */
  private static final Set<String> API =
      Set.of(
          "dev.intrusive", "dev.intrusive.generated", "dev.intrusive.ints", "dev.intrusive.pool");

  @Test
  void classes_areForJava8() throws IOException {
    var classes = Jar.read(Artifacts.runtimeJar()).classes();
    assertFalse(classes.isEmpty());
    classes.forEach((path, file) -> assertEquals(JAVA_8, file.majorVersion(), path));
  }

  @Test
  void module_exportsItsApiToAll() {
    ModuleDescriptor module = module();
    assertFalse(module.isAutomatic());
    assertTrue(module.packages().contains("dev.intrusive"));
    Set<String> expected = new TreeSet<>(module.packages());
    expected.retainAll(API);
    assertEquals(
        expected,
        module.exports().stream()
            .filter(exports -> !exports.isQualified())
            .map(Exports::source)
            .collect(Collectors.toCollection(TreeSet::new)));
    assertTrue(module.exports().stream().noneMatch(Exports::isQualified));
    assertTrue(module.opens().isEmpty());
  }

  @Test
  void module_requiresNothingAtRunTime() {
    assertEquals(
        Set.of("java.base"),
        module().requires().stream()
            .filter(requires -> !requires.modifiers().contains(Requires.Modifier.STATIC))
            .map(Requires::name)
            .collect(Collectors.toSet()));
    assertEquals(
        Set.of("org.jspecify"),
        module().requires().stream()
            .filter(requires -> requires.modifiers().contains(Requires.Modifier.STATIC))
            .map(Requires::name)
            .collect(Collectors.toSet()));
  }

  @Test
  void pom_bringsNoDependency() throws IOException {
    assertEquals(List.of(), PublishedPom.of("intrusive-runtime").inheritedDependencies());
  }

  @Test
  void manifest_hasTitleAndVersion() throws IOException {
    try (JarFile file = new JarFile(Artifacts.runtimeJar().toFile())) {
      Attributes manifest = file.getManifest().getMainAttributes();
      assertEquals(
          "Intrusive Collections: runtime",
          manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE));
      assertEquals(
          Artifacts.projectVersion(), manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    }
  }

  @Test
  void jar_carriesTheLicense() throws IOException {
    assertEquals(
        Files.readString(Artifacts.root().resolve("LICENSE")),
        Jar.read(Artifacts.runtimeJar()).text("META-INF/LICENSE"));
  }

  private static ModuleDescriptor module() {
    return ModuleFinder.of(Artifacts.runtimeJar())
        .find("dev.intrusive.runtime")
        .orElseThrow()
        .descriptor();
  }
}
