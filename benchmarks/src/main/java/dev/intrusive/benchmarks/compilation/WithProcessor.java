package dev.intrusive.benchmarks.compilation;

import java.util.List;

/** The processor generates the lists. */
public class WithProcessor extends Compilation {

  @Override
  List<Source> prepare(Compiler compiler, List<Source> hosts) {
    return hosts;
  }

  @Override
  Output compile(Compiler compiler, List<Source> sources) {
    return compiler.process(sources);
  }
}
