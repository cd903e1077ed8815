package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkedCodeTest {

  private static Measurement measurement(String name, Map<String, String> parameters) {
    return new Measurement("dev.intrusive.benchmarks." + name, new TreeMap<>(parameters));
  }

  @Test
  void among_keepsWhatIsThereWithTheSameParameters() throws IOException {
    Measurement known = measurement("lists.PlainNode.next", Map.of("size", "1000"));
    Measurement unknown = measurement("lists.PlainNode.noSuch", Map.of("size", "1000"));
    Measurement changed = measurement("lists.PlainNode.next", Map.of("length", "1000"));
    assertEquals(List.of(known), BenchmarkedCode.present().among(List.of(known, unknown, changed)));
  }

  @Test
  void classPathWithoutBenchmarks_isRefused(@TempDir Path folder) {
    var code = new BenchmarkedCode("before", folder.toString());
    IOException exception = assertThrows(IOException.class, () -> code.among(List.of()));
    assertEquals("there are no benchmarks in " + folder, exception.getMessage());
  }

  @Test
  void select_decidesWhatForksRun() {
    BenchmarkedCode present = BenchmarkedCode.present();
    try {
      new BenchmarkedCode("before", "elsewhere").select();
      assertEquals("elsewhere", BenchmarkedCode.present().classPath());
    } finally {
      present.select();
    }
    assertEquals(present, BenchmarkedCode.present());
  }

  @Test
  void measuredAsNow_hasThePresentToolsFirst(@TempDir Path folder) throws Exception {
    BenchmarkedCode before =
        new BenchmarkedCode("before", "elsewhere").measuredAsNow(folder.resolve("tools"));
    assertEquals("before", before.label());
    String[] entries = before.classPath().split(File.pathSeparator, -1);
    assertEquals("elsewhere", entries[1]);
    URL[] tools = {new File(entries[0]).toURI().toURL()};
    try (var loader = new URLClassLoader(tools, ClassLoader.getPlatformClassLoader())) {
      String name = BenchmarkThreads.class.getName();
      assertEquals(loader, loader.loadClass(name).getClassLoader());
    }
  }
}
