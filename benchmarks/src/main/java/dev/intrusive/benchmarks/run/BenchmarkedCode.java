package dev.intrusive.benchmarks.run;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;

/**
 * Compiled benchmarks, and the library that they were compiled with.
 *
 * @param label what progress calls it
 * @param classPath its class path
 */
public record BenchmarkedCode(String label, String classPath) {

  /** The property from which JMH takes the class path of a fork. */
  private static final String CLASS_PATH = "java.class.path";

  private static final String LIST = "META-INF/BenchmarkList";

  /** The code that runs now. */
  public static BenchmarkedCode present() {
    return new BenchmarkedCode("now", System.getProperty(CLASS_PATH, ""));
  }

  /**
   * Returns those of some measurements that this code has, too, with the same parameters.
   *
   * @throws IOException if its class path has no benchmarks
   */
  public List<Measurement> among(List<Measurement> measurements) throws IOException {
    Map<String, Set<String>> parameters = parametersByBenchmark();
    return measurements.stream()
        .filter(each -> each.parameters().keySet().equals(parameters.get(each.benchmark())))
        .toList();
  }

  private Map<String, Set<String>> parametersByBenchmark() throws IOException {
    List<URL> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      entries.add(new File(entry).toURI().toURL());
    }
    try (var loader = new URLClassLoader(entries.toArray(URL[]::new), null);
        InputStream list = loader.getResourceAsStream(LIST)) {
      if (list == null) {
        throw new IOException("there are no benchmarks in " + classPath);
      }
      Map<String, Set<String>> parameters = new TreeMap<>();
      for (BenchmarkListEntry entry : BenchmarkList.readBenchmarkList(list)) {
        parameters.put(entry.getUsername(), entry.getParams().orElse(Map.of()).keySet());
      }
      return parameters;
    }
  }

  /** Lets JMH run the next forks with this code. */
  void select() {
    System.setProperty(CLASS_PATH, classPath);
  }
}
