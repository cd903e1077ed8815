package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;

/** A program of a browser: lists, a heap, a map and a pool for one thread, compiled by TeaVM. */
@Tag("extended")
class JavaScriptIT {

  private static final String MAIN_CLASS = "strict.Boxes";

  /** What browsers have and Rhino does not, and where TeaVM prints. */
  private static final String ENVIRONMENT =
      """
      function FinalizationRegistry(callback) {}
      FinalizationRegistry.prototype.register = function() {};
      let printed = '';
      function $rt_putStdoutCustom(text) { printed += text; }
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void program_printsTheSameAsOnTheJvm() throws Exception {
    List<Path> path =
        List.of(
            Artifacts.builtProject("consumers").resolve("strict/target/classes"),
            Artifacts.runtimeJar());
    Execution onJvm =
        new Project(folder)
            .java("-cp", SampleProgram.path(path.toArray(new Path[0])), MAIN_CLASS)
            .requireSuccess();
    assertEquals(onJvm.output(), run(compile(path)));
  }

  private String compile(List<Path> path) throws Exception {
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = path.get(i).toUri().toURL();
    }
    try (URLClassLoader classes = new URLClassLoader(urls, TeaVMTool.class.getClassLoader())) {
      TeaVMTool compiler = new TeaVMTool();
      compiler.setClassLoader(classes);
      compiler.setMainClass(MAIN_CLASS);
      compiler.setTargetType(TeaVMTargetType.JAVASCRIPT);
      compiler.setTargetDirectory(folder.toFile());
      compiler.setTargetFileName("program.js");
      compiler.generate();
      assertEquals(
          List.of(),
          compiler.getProblemProvider().getProblems().stream()
              .map(problem -> problem.getText() + " " + List.of(problem.getParams()))
              .toList());
    }
    return Files.readString(folder.resolve("program.js"));
  }

  private static String run(String program) {
    try (Context context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInterpretedMode(true);
      ScriptableObject globals = context.initStandardObjects();
      context.evaluateString(globals, ENVIRONMENT, "environment", 1, null);
      context.evaluateString(globals, program, "program.js", 1, null);
      return Context.toString(context.evaluateString(globals, "main([]); printed", "", 1, null));
    }
  }
}
