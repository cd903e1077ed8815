package dev.intrusive.benchmarks.compilation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lists are there, as if written by hand. */
public class WithoutProcessor extends Compilation {

  @Override
  List<Source> prepare(Compiler compiler, List<Source> hosts) {
    List<Source> all = new ArrayList<>(hosts);
    all.addAll(compiler.process(hosts, null).sources());
    return all;
  }

  @Override
  Output compile(Compiler compiler, List<Source> sources, @Nullable Path classes) {
    return compiler.compile(sources, classes);
  }
}
