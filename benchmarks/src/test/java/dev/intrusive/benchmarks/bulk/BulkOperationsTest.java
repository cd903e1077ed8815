package dev.intrusive.benchmarks.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** All lists do the same, which is what their names say. */
class BulkOperationsTest {

  private static final int ELEMENTS = 100;

  @TestFactory
  Stream<DynamicTest> lists_sortAndRemove() {
    return Stream.of(
            new Node(),
            new Flat(),
            new Indexed(),
            new JdkArrayList(),
            new JdkLinkedList(),
            new GdxUnorderedArray(),
            new GdxDelayedRemovalArray())
        .map(each -> DynamicTest.dynamicTest(each.getClass().getSimpleName(), () -> check(each)));
  }

  private static void check(BulkOperations<? extends Particle> subject) {
    subject.size = ELEMENTS;
    subject.order = Order.SHUFFLED;
    subject.fill();
    List<Particle> before = new ArrayList<>(subject.list());
    subject.sort();
    before.sort(Comparator.comparingDouble(Particle::x));
    assertEquals(before, new ArrayList<>(subject.list()));
    subject.sort();
    before.sort(Comparator.comparingDouble(Particle::y));
    assertEquals(before, new ArrayList<>(subject.list()));
    subject.removeTenth();
    List<Particle> after = new ArrayList<>(subject.list());
    assertNotEquals(before, after);
    after.sort(Comparator.comparingDouble(Particle::y));
    assertEquals(before, after);
  }
}
