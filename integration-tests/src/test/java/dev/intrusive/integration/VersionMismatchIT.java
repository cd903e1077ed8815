package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A runtime and generated code that do not fit each other end with a message that says so. */
class VersionMismatchIT {

  private static final Path AGREEMENT =
      Artifacts.root().resolve("runtime/src/main/java/dev/intrusive/generated/GeneratedCode.java");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Project shop;

  /** A class path with the runtime of another version of generated code. */
  @SuppressWarnings("NullAway.Init")
  private String otherRuntime;

  @BeforeEach
  void createRuntime() throws IOException {
    shop = SampleProgram.in(Files.createDirectory(folder.resolve("shop")));
    Project runtime =
        new Project(Files.createDirectory(folder.resolve("runtime")))
            .add(
                "dev/intrusive/generated/GeneratedCode.java",
                Files.readString(AGREEMENT).replaceFirst("VERSION = \\d+;", "VERSION = 77;"));
    runtime.javac("-proc:none").requireSuccess();
    otherRuntime = SampleProgram.path(runtime.classes(), Artifacts.runtimeJar());
  }

  @Test
  void compiler_reportsItAndNothingElse() throws IOException {
    Execution javac = compile(otherRuntime);
    javac.requireFailure("[RuntimeVersion]").requireFailure("supports version 77;");
    javac.requireFailure("1 error");
    assertFalse(javac.output().contains("cannot find symbol"), javac.output());
  }

  @Test
  void program_endsWithAMessage() throws IOException {
    compile(Artifacts.runtimeJar().toString()).requireSilentSuccess();
    shop.java(
            "-cp",
            otherRuntime + System.getProperty("path.separator") + shop.classes(),
            SampleProgram.MAIN_CLASS)
        .requireFailure("IncompatibleClassChangeError: this class was generated as version")
        .requireFailure("the intrusive-runtime of the program supports version 77;");
  }

  private Execution compile(String classPath) throws IOException {
    return shop.javac("-cp", classPath, "--processor-path", Artifacts.processorJar().toString());
  }
}
