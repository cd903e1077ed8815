package dev.intrusive.benchmarks.cells;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Elements move between cells, and each is in one. */
class CellsTest {

  private static final int CELLS = 3;

  @TestFactory
  Stream<DynamicTest> elements_moveBetweenCells() {
    return Stream.of(
            new Node(),
            new Flat(),
            new Array(),
            new Indexed(),
            new JdkArrayList(),
            new JdkLinkedHashSet())
        .map(each -> DynamicTest.dynamicTest(each.getClass().getSimpleName(), () -> check(each)));
  }

  private static <E extends Particle> void check(Cells<E> subject) {
    subject.prepare(CELLS, 10);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      E element = subject.newElement();
      subject.add(element, 0);
      elements.add(element);
    }
    subject.move(elements.get(4), 1);
    subject.move(elements.get(5), 1);
    subject.move(elements.get(5), 2);
    subject.advance(1);
    subject.advance(2);
    subject.advance(2);
    assertEquals("[0, 0, 0, 0, 1, 2, 0, 0, 0, 0]", advances(elements));
    subject.advance(0);
    assertEquals("[1, 1, 1, 1, 1, 2, 1, 1, 1, 1]", advances(elements));
  }

  private static String advances(List<? extends Particle> elements) {
    return elements.stream().map(element -> Math.round(element.x())).toList().toString();
  }
}
