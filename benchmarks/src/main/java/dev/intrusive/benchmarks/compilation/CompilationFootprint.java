package dev.intrusive.benchmarks.compilation;

import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;

/**
 * How much memory a compilation takes whose files are on the disk.
 *
 * @param name what results call it
 * @param mostBytes how many bytes it keeps alive at most
 */
public record CompilationFootprint(String name, long mostBytes) {

  private static final int RUNS = 5;

  /** Measures the compilation of hosts and their lists. */
  public static List<CompilationFootprint> measure(int hosts) throws IOException {
    Path folder = Files.createTempDirectory("footprint");
    try {
      Compiler compiler = new Compiler();
      List<Path> own = write(Compiler.hosts(hosts), folder.resolve("hosts"));
      List<Source> generated = compiler.process(Compiler.hosts(hosts), null).sources();
      List<Path> all = new ArrayList<>(own);
      all.addAll(write(generated, folder.resolve("given")));
      Path out = Files.createDirectories(folder.resolve("out"));
      int steps = stepsPerCollection(hosts);
      return List.of(
          measure("sources given", List::of, compiler, all, out, steps),
          measure(
              "sources given, beside an idle processor",
              () -> List.of(new MemoryProcessor(List.of())),
              compiler,
              all,
              out,
              steps),
          measure(
              "written from memory",
              () -> List.of(new MemoryProcessor(generated)),
              compiler,
              own,
              out,
              steps),
          measure("with processor", Compiler::newProcessors, compiler, own, out, steps));
    } finally {
      delete(folder);
    }
  }

  /** Few enough that one host is seen, and so many that a thousand hosts do not take hours. */
  private static int stepsPerCollection(int hosts) {
    return 8 + hosts / 8;
  }

  private static List<Path> write(List<Source> sources, Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Source source : sources) {
      Path file = folder.resolve(source.className().replace('.', '/') + ".java");
      Files.createDirectories(file.resolveSibling("."));
      files.add(Files.writeString(file, source.getCharContent(true)));
    }
    return files;
  }

  /** The most of some runs, after one that loads classes. */
  private static CompilationFootprint measure(
      String name,
      Supplier<List<Processor>> processors,
      Compiler compiler,
      List<Path> sources,
      Path out,
      int stepsPerCollection) {
    compiler.compileFiles(sources, out, processors.get(), new TaskListener() {});
    long most = 0;
    for (int i = 0; i < RUNS; i++) {
      LiveMemory memory = new LiveMemory(stepsPerCollection);
      compiler.compileFiles(sources, out, processors.get(), memory);
      most = Math.max(most, memory.mostBytes());
    }
    return new CompilationFootprint(name, most);
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
