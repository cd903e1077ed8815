package dev.intrusive.benchmarks.compilation;

import java.util.ArrayList;
import java.util.List;

/** The lists are there, as if written by hand. */
public class WithoutProcessor extends Compilation {

  @Override
  List<Source> prepare(Compiler compiler, List<Source> hosts) {
    List<Source> all = new ArrayList<>(hosts);
    all.addAll(compiler.process(hosts).sources());
    return all;
  }

  @Override
  Output compile(Compiler compiler, List<Source> sources) {
    return compiler.compile(sources);
  }
}
