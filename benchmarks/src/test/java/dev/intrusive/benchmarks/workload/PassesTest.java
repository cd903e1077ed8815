package dev.intrusive.benchmarks.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PassesTest {

  private static List<Integer> elements(int size) {
    return IntStream.range(0, size).boxed().toList();
  }

  private static List<Integer> run(Passes<Integer> passes, int length) {
    int count = passes.startRun(length);
    assertEquals(count, passes.end() - passes.start());
    Object[] order = passes.order();
    List<Integer> run = new ArrayList<>();
    for (Object element : Arrays.copyOfRange(order, passes.start(), passes.end())) {
      run.add((Integer) element);
    }
    return run;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 10, 77, 1_000})
  void runs_areCutFromPassesOverAllElements(int size) {
    Passes<Integer> passes = new Passes<>(elements(size));
    for (int pass = 0; pass < 50; pass++) {
      List<Integer> visited = new ArrayList<>();
      while (visited.size() < size) {
        List<Integer> run = run(passes, 50);
        assertEquals(Math.min(50, size - visited.size()), run.size());
        visited.addAll(run);
      }
      assertEquals(new HashSet<>(elements(size)), new HashSet<>(visited));
    }
  }

  @Test
  void eachPass_isInAnotherOrder() {
    Passes<Integer> passes = new Passes<>(elements(100));
    List<Integer> before = List.of();
    for (int pass = 0; pass < 50; pass++) {
      List<Integer> order = run(passes, 100);
      assertNotEquals(before, order);
      before = order;
    }
  }
}
