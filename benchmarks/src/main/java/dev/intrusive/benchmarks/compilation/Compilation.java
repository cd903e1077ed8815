package dev.intrusive.benchmarks.compilation;

import dev.intrusive.benchmarks.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long it takes to compile hosts and their lists: all of them, or one that has changed, beside
 * the class files of all.
 */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 10, time = 1)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Compilation extends Subject {

  @Param({"1", "100", "1000"})
  public int hosts;

  private final Compiler compiler = new Compiler();
  private List<Source> sources;
  private List<Source> sourcesOfOne;
  private Path classes;

  /** Makes the sources to be compiled. */
  abstract List<Source> prepare(Compiler compiler, List<Source> hosts);

  /** Compiles sources, beside the classes in a folder if there is one. */
  abstract Output compile(Compiler compiler, List<Source> sources, @Nullable Path classes);

  @Setup
  public final void prepare() throws IOException {
    sources = prepare(compiler, Compiler.hosts(hosts));
    sourcesOfOne = prepare(compiler, Compiler.hosts(1));
    classes = Files.createTempDirectory("classes");
    compile(compiler, sources, null).writeClasses(classes);
  }

  /** Deletes the class files. */
  @TearDown
  public final void delete() throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Benchmark
  public long compileAll() {
    return compile(compiler, sources, null).classes();
  }

  @Benchmark
  public long compileOne() {
    return compile(compiler, sourcesOfOne, classes).classes();
  }
}
