package dev.intrusive.benchmarks.compilation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompilerTest {

  private static final int HOSTS = 3;

  @Test
  void allWays_compileTheSameClasses() throws IOException {
    assertEquals(4 * HOSTS, compileAll(new WithProcessor()), "a host has two lists and accessors");
    assertEquals(4 * HOSTS, compileAll(new WithoutProcessor()));
    assertEquals(4 * HOSTS, compileAll(new FromMemory()));
  }

  @Test
  void oneOfMany_isCompiledAlone() throws IOException {
    assertEquals(4, compileOne(new WithProcessor()));
    assertEquals(4, compileOne(new WithoutProcessor()));
    assertEquals(4, compileOne(new FromMemory()));
  }

  @Test
  void footprints_areOfAllWays() throws IOException {
    List<CompilationFootprint> footprints = CompilationFootprint.measure(1);
    assertEquals(
        List.of(
            "sources given",
            "sources given, beside an idle processor",
            "written from memory",
            "with processor"),
        footprints.stream().map(CompilationFootprint::name).toList());
    for (CompilationFootprint footprint : footprints) {
      assertTrue(footprint.mostBytes() > 5_000_000, footprint::toString);
    }
  }

  private static long compileAll(Compilation compilation) throws IOException {
    compilation.hosts = HOSTS;
    compilation.prepare();
    long classes = compilation.compileAll();
    compilation.delete();
    return classes;
  }

  private static long compileOne(Compilation compilation) throws IOException {
    compilation.hosts = HOSTS;
    compilation.prepare();
    long classes = compilation.compileOne();
    compilation.delete();
    return classes;
  }
}
