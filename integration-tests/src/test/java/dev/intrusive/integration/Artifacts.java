package dev.intrusive.integration;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Where the build has put what is tested. */
public final class Artifacts {

  private Artifacts() {}

  /** The packaged runtime. */
  public static Path runtimeJar() {
    return jar("runtime.jar");
  }

  /** The packaged processor. */
  public static Path processorJar() {
    return jar("processor.jar");
  }

  /** The Eclipse compiler. */
  public static Path ecjJar() {
    return Path.of(Tool.classPath("ecj-"));
  }

  /** The version of the packaged jars. */
  public static String projectVersion() {
    return property("project.version");
  }

  /** The root of the source tree. */
  public static Path root() {
    return Path.of(property("project.root")).normalize();
  }

  /** The POM of an artifact, as it is published. */
  static Path publishedPom(String artifact) {
    return publishedFile(artifact, ".pom");
  }

  /** The jar of an artifact, as it is published. */
  public static Path publishedJar(String artifact) {
    return publishedFile(artifact, ".jar");
  }

  /** The folder in which Maven has built a project of {@code src/it}. */
  public static Path builtProject(String name) {
    return Path.of(property("staged.projects")).resolve(name);
  }

  /** A file of an artifact, as it is published, by what follows the version in its name. */
  static Path publishedFile(String artifact, String suffix) {
    String version = projectVersion();
    return Path.of(property("staged.repository"))
        .resolve(Path.of("dev", "intrusive", artifact, version))
        .resolve(artifact + "-" + version + suffix);
  }

  /** A file that is published beside the jar of an artifact, by what follows the version. */
  static Path attachedFile(String artifact, String suffix) {
    return builtFile(artifact, artifact + "-" + projectVersion() + suffix);
  }

  /** The software bill of materials of an artifact. */
  static Path billOfMaterials(String artifact) {
    return builtFile(artifact, "sbom.json");
  }

  private static Path builtFile(String artifact, String name) {
    return root().resolve(artifact.replaceFirst("^intrusive-", "")).resolve("target").resolve(name);
  }

  private static Path jar(String name) {
    Path jar = Path.of(property(name));
    if (!Files.isRegularFile(jar)) {
      throw new IllegalStateException(jar + " is no packaged jar; run mvn verify from the root");
    }
    return jar;
  }

  private static String property(String name) {
    return Objects.requireNonNull(
        System.getProperty(name), () -> "the build does not set the property " + name);
  }
}
