package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SlowdownTest {

  private static ResultFile measured(Double... forks) {
    List<List<Double>> iterations = Stream.of(forks).map(List::of).toList();
    var parameters = new TreeMap<>(Map.of("size", "1000"));
    var score =
        new Score("lists.GeneratedNode", "next", parameters, "G1", iterations, iterations, 0);
    return new ResultFile("some.json", List.of(score), NullNode.getInstance());
  }

  @Test
  void slowerInEachFork_isFound() {
    List<Slowdown> found =
        Slowdown.find(
            measured(10.0, 10.5, 9.9, 10.1, 10.2), measured(12.0, 12.3, 12.2, 12.9, 12.1));
    assertEquals("[lists.GeneratedNode.next size=1000, G1: 1.21 times as long]", found.toString());
  }

  @Test
  void slowerByLittle_isNotFound() {
    assertEquals(
        List.of(),
        Slowdown.find(
            measured(10.0, 10.0, 10.0, 10.0, 10.0), measured(10.9, 10.9, 10.9, 10.9, 10.9)));
  }

  @Test
  void slowerWithinNoise_isNotFound() {
    assertEquals(
        List.of(),
        Slowdown.find(
            measured(10.0, 14.0, 9.0, 13.0, 10.0), measured(12.0, 9.0, 14.0, 12.0, 10.0)));
  }

  @Test
  void faster_isNotFound() {
    assertEquals(List.of(), Slowdown.find(measured(10.0, 10.0), measured(5.0, 5.0)));
  }

  @Test
  void otherBenchmarks_areRefused() {
    ResultFile empty = new ResultFile("empty.json", List.of(), NullNode.getInstance());
    assertThrows(IllegalArgumentException.class, () -> Slowdown.find(empty, measured(1.0)));
  }

  @Test
  void isOfSame_needsBenchmarkAndCollector() {
    var slowdown = new Slowdown("a size=1", "G1", 1.2);
    assertTrue(slowdown.isOfSame(new Slowdown("a size=1", "G1", 1.5)));
    assertFalse(slowdown.isOfSame(new Slowdown("a size=1", "ZGC", 1.2)));
    assertFalse(slowdown.isOfSame(new Slowdown("a size=2", "G1", 1.2)));
  }
}
