package dev.intrusive.benchmarks.churn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population.Order;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Elements leave and join, and a pass visits all of them. */
class AfterChurnTest {

  private static final int ELEMENTS = 100;

  @TestFactory
  Stream<DynamicTest> lists_keepTheirElementsInAnotherOrder() {
    return Stream.of(
            new Node(),
            new Flat(),
            new Array(),
            new Indexed(),
            new FastutilLinkedSet(),
            new JdkLinkedHashSet(),
            new JdkLinkedList(),
            new JdkArrayList())
        .map(each -> DynamicTest.dynamicTest(each.getClass().getSimpleName(), () -> check(each)));
  }

  /** JMH calls what sets up in an order of its own, so that one method has to do all of it. */
  @Test
  void fill_endsWithChurn() {
    AtomicInteger count = new AtomicInteger();
    JdkArrayList subject =
        new JdkArrayList() {
          @Override
          protected Particle newElement() {
            Particle element = super.newElement();
            element.place(count.getAndIncrement(), 0);
            return element;
          }
        };
    fill(subject);
    List<Float> numbers = subject.list().stream().map(Particle::x).toList();
    assertEquals(ELEMENTS, numbers.size());
    assertNotEquals(numbers.stream().sorted().toList(), numbers);
  }

  private static <E extends Particle> void check(AfterChurn<E> subject) {
    fill(subject);
    List<E> before = new ArrayList<>(subject.list());
    subject.age();
    List<E> after = new ArrayList<>(subject.list());
    assertEquals(ELEMENTS, after.size());
    assertEquals(new HashSet<>(before), new HashSet<>(after));
    assertNotEquals(before, after);
    subject.forEach();
    after.forEach(element -> assertEquals(1, element.x()));
  }

  private static void fill(AfterChurn<?> subject) {
    subject.size = ELEMENTS;
    subject.order = Order.ALLOCATED;
    subject.fill();
  }
}
