package dev.intrusive.benchmarks.compilation;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Compiles hosts with two lists each. */
final class Compiler {

  private static final String PROCESSORS = "dev.intrusive.processor.";

  private static final String HOST =
      """
      package hosts;

      import dev.intrusive.IntrusiveLink;
      import dev.intrusive.Link;

      public final class Host%d {
        @IntrusiveLink("mainList")
        final Link<Host%1$d> mainLink = new Link<>();

        @IntrusiveLink("deadList")
        final Link<Host%1$d> deadLink = new Link<>();
      }
      """;

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  /** The sources of hosts. */
  static List<Source> hosts(int count) {
    List<Source> sources = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sources.add(new Source("hosts.Host" + i, HOST.formatted(i)));
    }
    return sources;
  }

  /** Compiles hosts, and what the processor generates for them. */
  Output process(List<Source> hosts, @Nullable Path classes) {
    return compile(hosts, classes, newProcessors());
  }

  /** Compiles sources without a processor. */
  Output compile(List<Source> sources, @Nullable Path classes) {
    return compile(sources, classes, List.of());
  }

  /** Compiles sources with processors, if there are any. */
  Output compile(List<Source> sources, @Nullable Path classes, List<Processor> processors) {
    try (Output output = new Output(compiler.getStandardFileManager(null, null, null))) {
      List<String> options = new ArrayList<>();
      if (classes != null) {
        options.add("-classpath");
        options.add(System.getProperty("java.class.path") + File.pathSeparator + classes);
      }
      if (processors.isEmpty()) {
        options.add("-proc:none");
      }
      CompilationTask task = compiler.getTask(null, output, null, options, null, sources);
      if (!processors.isEmpty()) {
        task.setProcessors(processors);
      }
      if (!task.call()) {
        throw new IllegalStateException("the hosts do not compile");
      }
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Creates the processors of the library, which javac would find. */
  static List<Processor> newProcessors() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> found.type().getName().startsWith(PROCESSORS))
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
