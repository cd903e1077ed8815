package dev.intrusive.benchmarks.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisitsTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 10, 77, 1_000})
  void eachPass_visitsAllElements(int size) {
    List<Integer> elements = IntStream.range(0, size).boxed().toList();
    Visits<Integer> visits = new Visits<>(elements);
    for (int pass = 0; pass < 50; pass++) {
      assertEquals(new HashSet<>(elements), new HashSet<>(pass(visits, size)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 1_000})
  void passes_differInTheirOrder(int size) {
    Visits<Integer> visits = new Visits<>(IntStream.range(0, size).boxed().toList());
    List<Integer> first = pass(visits, size);
    List<Integer> second = pass(visits, size);
    List<Integer> third = pass(visits, size);
    assertNotEquals(first, second);
    assertNotEquals(second, third);
  }

  @Test
  void inOrder_isTheOrderOfTheElements() {
    List<Integer> elements = IntStream.range(0, 10).boxed().toList();
    Visits<Integer> visits = Visits.inOrder(elements);
    assertEquals(elements, pass(visits, 10));
    assertEquals(elements, pass(visits, 10));
  }

  @Test
  void shuffledRuns_keepSomeNeighbours() {
    List<Integer> elements = IntStream.range(0, 1_000).boxed().toList();
    List<Integer> runs = Visits.shuffledRuns(elements);
    assertEquals(elements, runs.stream().sorted().toList());
    long neighbours =
        IntStream.range(1, 1_000).filter(i -> runs.get(i) == runs.get(i - 1) + 1).count();
    assertTrue(neighbours > 400 && neighbours < 600);
  }

  private static List<Integer> pass(Visits<Integer> visits, int size) {
    List<Integer> pass = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      pass.add(visits.next());
    }
    return pass;
  }
}
