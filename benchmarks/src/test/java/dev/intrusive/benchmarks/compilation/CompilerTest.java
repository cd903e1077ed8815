package dev.intrusive.benchmarks.compilation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompilerTest {

  private static final int HOSTS = 3;

  @Test
  void bothWays_compileTheSameClasses() throws IOException {
    for (Compilation compilation : List.of(new WithProcessor(), new WithoutProcessor())) {
      compilation.hosts = HOSTS;
      compilation.prepare();
      assertEquals(4 * HOSTS, compilation.compileAll(), "a host has two lists and accessors");
      assertEquals(4, compilation.compileOne());
      compilation.delete();
    }
  }
}
