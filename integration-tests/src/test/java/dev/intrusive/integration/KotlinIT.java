package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hosts in Kotlin, through kapt. The compiler and its plugin run as the build tools run them: stubs
 * and processors first, then Kotlin, then the generated sources.
 */
@Tag("extended")
class KotlinIT {

  private static final Path SOURCES =
      Artifacts.root().resolve("integration-tests/src/it/consumers/kotlin/src/main/kotlin");
  private static final Tool COMPILER =
      new Tool("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "kotlin", "annotations-");
  private static final String KAPT = Tool.classPath("kotlin-annotation-processing-embeddable");
  private static final String LIBRARIES =
      Artifacts.runtimeJar() + File.pathSeparator + Tool.classPath("kotlin-stdlib", "annotations-");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void kapt_runsProcessor() throws IOException {
    Project project = new Project(folder);
    List<String> kapt = new ArrayList<>(List.of("-Xplugin=" + KAPT));
    kapt.addAll(option("aptMode", "stubsAndApt"));
    kapt.addAll(option("correctErrorTypes", "true"));
    kapt.addAll(option("apclasspath", Artifacts.processorJar()));
    kapt.addAll(option("stubs", Files.createDirectory(folder.resolve("stubs"))));
    kapt.addAll(option("classes", Files.createDirectory(folder.resolve("resources"))));
    kapt.addAll(option("sources", Files.createDirectory(project.generated())));
    kotlin(project, kapt);
    kotlin(project, List.of(project.generated().toString()));

    String path = LIBRARIES + File.pathSeparator + project.classes();
    project
        .addAll(project.generated())
        .javac("-Xlint:all", "-Werror", "-proc:none", "-cp", path)
        .requireSilentSuccess();
    assertEquals(
        SampleProgram.OUTPUT + "receipt for #1\n",
        project.java("-cp", path, "shop.MainKt").requireSuccess().output());
  }

  private static List<String> option(String name, Object value) {
    return List.of("-P", "plugin:org.jetbrains.kotlin.kapt3:" + name + "=" + value);
  }

  private static void kotlin(Project project, List<String> more) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-no-stdlib", "-no-reflect", "-jvm-target", "17"));
    arguments.addAll(List.of("-cp", LIBRARIES, "-d", project.classes().toString()));
    arguments.addAll(more);
    arguments.add(SOURCES.toString());
    COMPILER.run(project, arguments).requireSuccess();
  }
}
