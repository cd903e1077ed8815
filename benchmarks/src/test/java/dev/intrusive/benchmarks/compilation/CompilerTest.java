package dev.intrusive.benchmarks.compilation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CompilerTest {

  private static final int HOSTS = 3;

  @Test
  void bothWays_compileTheSameClasses() {
    WithProcessor with = new WithProcessor();
    WithoutProcessor without = new WithoutProcessor();
    with.hosts = HOSTS;
    without.hosts = HOSTS;
    with.prepare();
    without.prepare();
    assertEquals(with.compile(), without.compile());
    assertEquals(4 * HOSTS, with.compile(), "a host has two lists and accessors");
  }
}
