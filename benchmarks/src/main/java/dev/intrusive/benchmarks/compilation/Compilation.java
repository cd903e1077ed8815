package dev.intrusive.benchmarks.compilation;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long it takes to compile hosts and their lists, in a compiler that is warm. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Compilation {

  @Param({"1", "100", "1000"})
  public int hosts;

  private final Compiler compiler = new Compiler();
  private List<Source> sources;

  /** Makes the sources to be compiled. */
  abstract List<Source> prepare(Compiler compiler, List<Source> hosts);

  /** Compiles sources. */
  abstract Output compile(Compiler compiler, List<Source> sources);

  @Setup
  public final void prepare() {
    sources = prepare(compiler, Compiler.hosts(hosts));
  }

  @Benchmark
  public long compile() {
    return compile(compiler, sources).classes();
  }
}
