package dev.intrusive.benchmarks.compilation;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The processor generates the lists. */
public class WithProcessor extends Compilation {

  @Override
  List<Source> prepare(Compiler compiler, List<Source> hosts) {
    return hosts;
  }

  @Override
  Output compile(Compiler compiler, List<Source> sources, @Nullable Path classes) {
    return compiler.process(sources, classes);
  }
}
