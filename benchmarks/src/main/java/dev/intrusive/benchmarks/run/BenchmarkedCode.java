package dev.intrusive.benchmarks.run;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

  /**
   * Returns this code with the present classes of this package before its own, so that it is
   * measured in the same way whatever its own ones do.
   *
   * @param folder where these classes are copied to
   * @throws IOException if they cannot be
   */
  public BenchmarkedCode measuredAsNow(Path folder) throws IOException {
    String path = BenchmarkedCode.class.getPackageName().replace('.', '/');
    Path target = Files.createDirectories(folder.resolve(path));
    try (DirectoryStream<Path> classes =
        Files.newDirectoryStream(classesOfNow().resolve(path), "*.class")) {
      for (Path each : classes) {
        Files.copy(each, target.resolve(each.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return new BenchmarkedCode(label, folder.toAbsolutePath() + File.pathSeparator + classPath);
  }

  private static Path classesOfNow() {
    try {
      return Path.of(
          BenchmarkedCode.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Lets JMH run the next forks with this code. */
  void select() {
    System.setProperty(CLASS_PATH, classPath);
  }
}
