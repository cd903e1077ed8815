package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.turbine.main.Main;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bazel's compiler of headers, whose types are its own, gets the same sources as javac. */
@Tag("extended")
class TurbineIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @ParameterizedTest
  @MethodSource("dev.intrusive.integration.GoldenHosts#names")
  void generatedSources_areThoseOnFile(String name) throws Exception {
    Path generated = folder.resolve("generated.jar");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--output", folder.resolve("headers.jar").toString()));
    arguments.addAll(List.of("--gensrc_output", generated.toString()));
    arguments.addAll(List.of("--classpath", Artifacts.runtimeJar().toString()));
    arguments.add(Tool.classPath("jspecify-"));
    arguments.addAll(List.of("--processorpath", Artifacts.processorJar().toString()));
    arguments.addAll(List.of("--processors", "dev.intrusive.processor.IntrusiveProcessor"));
    arguments.addAll(List.of("--javacopts", "--release", "17", "--", "--sources"));
    arguments.addAll(
        new Project(folder)
            .addAll(GoldenHosts.sources(name)).sources().stream().map(Path::toString).toList());
    Main.compile(arguments.toArray(new String[0]));

    Map<String, String> expected = new TreeMap<>();
    Map<String, String> actual = new TreeMap<>();
    Jar jar = Jar.read(generated);
    for (Map.Entry<String, byte[]> file :
        Project.filesBelow(GoldenHosts.expected(name)).entrySet()) {
      expected.put(file.getKey(), new String(file.getValue(), StandardCharsets.UTF_8));
      for (String path : jar.files().keySet()) {
        if (path.endsWith("/" + file.getKey())) {
          actual.put(file.getKey(), jar.text(path).replaceAll("import java\\.lang\\.\\w+;\n", ""));
        }
      }
    }
    assertEquals(expected, actual);
  }
}
