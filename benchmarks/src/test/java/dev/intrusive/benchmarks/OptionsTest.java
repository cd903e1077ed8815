package dev.intrusive.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.intrusive.benchmarks.run.Addition;
import dev.intrusive.benchmarks.run.Collector;
import dev.intrusive.benchmarks.run.Effort;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionsTest {

  @Test
  void noArguments_measureEverythingQuickly() throws UsageException {
    Options options = Options.parse();
    assertEquals("", options.only().pattern());
    assertEquals(Map.of(), options.parameters());
    assertEquals(Effort.QUICK, options.effort());
    assertEquals(List.of(Collector.G1), options.collectors());
    assertEquals(Path.of("target", "results.json"), options.out());
    assertEquals(Addition.NONE, options.addition());
    assertEquals(Optional.empty(), options.before());
    assertFalse(options.list() || options.help());
  }

  @Test
  void allArguments_areTaken() throws UsageException {
    Options options =
        Options.parse(
            "--only",
            "lists",
            "--param",
            "size=1,10",
            "--param",
            "k=2",
            "--full",
            "--gc",
            "parallel,G1",
            "--out",
            "results/x.json",
            "--before",
            "some/class-path",
            "--add");
    assertEquals("lists", options.only().pattern());
    assertEquals(Map.of("size", List.of("1", "10"), "k", List.of("2")), options.parameters());
    assertEquals(Effort.FULL, options.effort());
    assertEquals(List.of(Collector.PARALLEL, Collector.G1), options.collectors());
    assertEquals(Path.of("results", "x.json"), options.out());
    assertEquals(Optional.of(Path.of("some", "class-path")), options.before());
    assertEquals(Addition.OF_RESULTS, options.addition());
  }

  @Test
  void forks_areThoseOfTheEffortUnlessGiven() throws UsageException {
    assertEquals(3, Options.parse("--quick").effort().forks());
    assertEquals(Effort.QUICK.withForks(5), Options.parse("--quick", "--forks", "5").effort());
    assertEquals(
        Effort.FULL.withForks(9).withMeasured(20),
        Options.parse("--full", "--iterations", "20", "--forks", "9").effort());
    assertEquals(Effort.FULL, Options.parse("--full", "--iterations", "2").effort());
  }

  @Test
  void more_addsForks() throws UsageException {
    assertEquals(Addition.OF_FORKS, Options.parse("--more").addition());
  }
}
