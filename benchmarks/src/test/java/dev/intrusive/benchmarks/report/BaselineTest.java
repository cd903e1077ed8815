package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class BaselineTest {

  private final List<Score> scores = new ArrayList<>();

  private void measure(String subject, String operation, Double... forks) {
    List<List<Double>> iterations = Stream.of(forks).map(List::of).toList();
    scores.add(new Score(subject, operation, new TreeMap<>(), "G1", iterations, iterations, 0));
  }

  private List<String> excesses() {
    return excesses(Baseline.OF_GUARD);
  }

  private List<String> excesses(Baseline baseline) {
    return baseline.findExcesses(new ResultFile("some.json", scores, NullNode.getInstance()));
  }

  @Test
  void asFastAsBaseline_isNoExcess() {
    measure("lists.GeneratedNode", "next", 10.0, 30.0, 11.0);
    measure("lists.PlainNode", "next", 10.0, 10.0, 10.0);
    assertEquals(List.of(), excesses());
  }

  @Test
  void slowOperation_isNamed() {
    measure("lists.GeneratedNode", "next", 8.0, 8.0, 8.0);
    measure("lists.PlainNode", "next", 10.0, 10.0, 10.0);
    measure("lists.GeneratedNode", "moveToLast", 17.0, 16.5, 18.0);
    measure("lists.PlainNode", "moveToLast", 10.0, 10.0, 10.0);
    assertEquals(
        List.of(
            "lists.GeneratedNode, move to last, G1: 1.700 times the hand-written baseline, more"
                + " than 1.60"),
        excesses());
  }

  @Test
  void slowInTheMean_isReported() {
    for (String operation : List.of("next", "contains")) {
      measure("lists.GeneratedFlat", operation, 14.0);
      measure("lists.PlainFlat", operation, 10.0);
    }
    assertEquals(
        List.of(
            "lists.GeneratedFlat, the geometric mean, G1: 1.400 times the hand-written baseline,"
                + " more than 1.25"),
        excesses());
  }

  @Test
  void allocation_isReported() {
    List<List<Double>> iterations = List.of(List.of(1.0));
    scores.add(
        new Score("lists.GeneratedNode", "next", new TreeMap<>(), "G1", iterations, List.of(), 24));
    measure("lists.PlainNode", "next", 1.0);
    assertEquals(List.of("lists.GeneratedNode, next, G1: allocates 24.0 bytes"), excesses());
  }

  @Test
  void ofReport_takesTheMedianOfTheForks() {
    measure("EightTypes.GeneratedNodeLists", "next", 10.4, 30.0, 9.0);
    measure("EightTypes.PlainNodeLists", "next", 10.0, 10.0, 2.0);
    assertEquals(List.of(), excesses(Baseline.OF_REPORT));
    measure("EightTypes.GeneratedNodeLists", "contains", 11.1, 10.0, 11.1);
    measure("EightTypes.PlainNodeLists", "contains", 10.0, 9.0, 10.0);
    assertEquals(
        List.of(
            "EightTypes.GeneratedNodeLists, contains, G1: 1.110 times the hand-written baseline,"
                + " more than 1.10",
            "EightTypes.GeneratedNodeLists, the geometric mean, G1: 1.074 times the hand-written"
                + " baseline, more than 1.05"),
        excesses(Baseline.OF_REPORT));
  }

  @Test
  void ofReport_takesTheLowerQuartileOfAFork() {
    List<List<Double>> iterations = List.of(List.of(5.0, 10.0, 12.0, 30.0, 40.0));
    scores.add(
        new Score("lists.GeneratedNode", "next", new TreeMap<>(), "G1", iterations, iterations, 0));
    measure("lists.PlainNode", "next", 10.0);
    assertEquals(1.0, RatioEstimate.OF_CLOCK_STEPS.ratio(scores.get(0), scores.get(1)));
  }

  @Test
  void ofReport_comparesStepsOfTheClock() {
    List<List<Double>> slowly = List.of(List.of(20.0));
    List<List<Double>> quickly = List.of(List.of(10.0));
    List<List<Double>> steps = List.of(List.of(33.0));
    scores.add(new Score("lists.GeneratedNode", "next", new TreeMap<>(), "G1", slowly, steps, 0));
    scores.add(new Score("lists.PlainNode", "next", new TreeMap<>(), "G1", quickly, steps, 0));
    assertEquals(List.of(), excesses(Baseline.OF_REPORT));
    assertEquals(
        "1.00 (1.00–1.00)", RatioEstimate.OF_CLOCK_STEPS.summarize(scores.get(0), scores.get(1)));
  }

  @Test
  void ofReport_needsTheClock() {
    measure("lists.GeneratedNode", "next", 10.0);
    scores.add(
        new Score(
            "lists.PlainNode",
            "next",
            new TreeMap<>(),
            "G1",
            List.of(List.of(10.0)),
            List.of(),
            0));
    IllegalArgumentException exception =
        assertThrows(IllegalArgumentException.class, () -> excesses(Baseline.OF_REPORT));
    assertEquals(
        "lists.PlainNode, next was measured without the processor's clock; measure it again",
        exception.getMessage());
    assertEquals(List.of(), excesses(Baseline.OF_GUARD));
  }

  @Test
  void ofReport_acceptsMoreForksOfOneList() {
    measure("lists.GeneratedNode", "next", 10.0, 12.0);
    measure("lists.PlainNode", "next", 11.0, 10.0, 13.0);
    assertEquals(
        "1.00 (0.77–1.20)", RatioEstimate.OF_CLOCK_STEPS.summarize(scores.get(0), scores.get(1)));
    assertEquals(List.of(), excesses(Baseline.OF_REPORT));
  }

  @TestFactory
  List<DynamicTest> ofReport_holdsForItsResultFiles() {
    return Stream.of("baseline-17", "baseline-25", "baseline-eight-17", "baseline-eight-25")
        .map(name -> DynamicTest.dynamicTest(name, () -> checkFile(name)))
        .toList();
  }

  private static void checkFile(String name) throws IOException {
    assertEquals(List.of(), Baseline.OF_REPORT.findExcesses(Path.of("results", name + ".json")));
  }

  @Test
  void missingBaseline_isRefused() {
    assertThrows(IllegalArgumentException.class, this::excesses);
    measure("lists.GeneratedFlat", "next", 14.0);
    assertThrows(IllegalArgumentException.class, this::excesses);
  }
}
