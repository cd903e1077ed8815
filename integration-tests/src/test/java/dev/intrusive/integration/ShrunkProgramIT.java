package dev.intrusive.integration;

import static dev.intrusive.integration.SampleProgram.MAIN_CLASS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Shrinkers remove what seems unused and rename the rest. They read class files for Java 8 here, so
 * one JDK is enough; later ones do not bring what ProGuard reads as the Java library.
 */
@Tag("extended")
@EnabledForJreRange(max = JRE.JAVA_22)
class ShrunkProgramIT {

  private static final String JDK = System.getProperty("java.home");
  private static final String RULES = "META-INF/proguard/intrusive-runtime.pro";
  private static final String KEEP_MAIN =
      "-keep class %s { public static void main(java.lang.String[]); }%n".formatted(MAIN_CLASS);

  private static final Tool PROGUARD =
      new Tool("proguard.ProGuard", "proguard-", "kotlin", "log4j-", "gson-", "json-");
  private static final Tool R8 = new Tool("com.android.tools.r8.R8", "r8-");
  private static final Tool D8 = new Tool("com.android.tools.r8.D8", "r8-");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Project project;

  @SuppressWarnings("NullAway.Init")
  private Path classes;

  @BeforeEach
  void compile() throws IOException {
    project = SampleProgram.in(folder);
    project
        .javac(
            "--release",
            "8",
            "-Xlint:-options",
            "-cp",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSilentSuccess();
    classes = Archive.of(project.classes(), folder.resolve("classes.jar"));
  }

  @Test
  void r8_needsNoRuleOfOurs() throws IOException {
    Path shrunk = folder.resolve("r8.jar");
    R8.run(
            project,
            List.of(
                "--classfile",
                "--pg-conf",
                Files.writeString(folder.resolve("keep.pro"), KEEP_MAIN).toString(),
                "--lib",
                JDK,
                "--output",
                shrunk.toString(),
                classes.toString(),
                Artifacts.runtimeJar().toString()))
        .requireSuccess();
    assertRunsShrunk(shrunk);
  }

  @Test
  void proGuard_needsTheRuleInTheJar() throws IOException {
    String rules = Jar.read(Artifacts.runtimeJar()).text(RULES);
    Path shrunk = folder.resolve("proguard.jar");
    Path configuration =
        Files.writeString(
            folder.resolve("all.pro"),
            KEEP_MAIN
                + rules
                + "-injars %s%n".formatted(classes)
                + "-injars %s(!META-INF/**)%n".formatted(Artifacts.runtimeJar())
                + "-libraryjars <java.home>/jmods/java.base.jmod(!**.jar;!module-info.class)%n"
                    .formatted()
                + "-outjars %s%n".formatted(shrunk));
    PROGUARD.run(project, List.of("@" + configuration)).requireSuccess();
    assertRunsShrunk(shrunk);
  }

  @Test
  void d8_makesAndroidCode() throws IOException {
    Path output = Files.createDirectory(folder.resolve("dex"));
    D8.run(
            project,
            List.of(
                "--min-api",
                "24",
                "--lib",
                JDK,
                "--output",
                output.toString(),
                classes.toString(),
                Artifacts.runtimeJar().toString()))
        .requireSilentSuccess();
    assertTrue(Files.isRegularFile(output.resolve("classes.dex")));
  }

  private void assertRunsShrunk(Path shrunk) throws IOException {
    assertFalse(Jar.read(shrunk).files().containsKey("dev/intrusive/pool/ObjectPool.class"));
    assertEquals(
        SampleProgram.OUTPUT,
        project.java("-cp", shrunk.toString(), MAIN_CLASS).requireSuccess().output());
  }
}
