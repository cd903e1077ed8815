package dev.intrusive.benchmarks.compilation;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A processor writes the same lists from memory, without a look at the hosts: the least that any
 * processor could cost the compiler.
 */
public class FromMemory extends Compilation {

  /** What is generated for so many hosts. */
  private final Map<Integer, List<Source>> generated = new HashMap<>();

  @Override
  List<Source> prepare(Compiler compiler, List<Source> hosts) {
    generated.put(hosts.size(), compiler.process(hosts, null).sources());
    return hosts;
  }

  @Override
  Output compile(Compiler compiler, List<Source> sources, @Nullable Path classes) {
    List<Source> known = generated.getOrDefault(sources.size(), List.of());
    return compiler.compile(sources, classes, List.of(new MemoryProcessor(known)));
  }
}
