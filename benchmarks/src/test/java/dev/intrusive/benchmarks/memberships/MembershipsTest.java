package dev.intrusive.benchmarks.memberships;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population.Order;
import java.util.Collection;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is destroyed is in none of the three lists. */
class MembershipsTest {

  private static final int ELEMENTS = 100;

  @TestFactory
  Stream<DynamicTest> lists_loseWhatIsDestroyed() {
    return Stream.of(
            new Node(), new Flat(), new Indexed(), new FastutilLinkedSet(), new JdkLinkedHashSet())
        .map(each -> DynamicTest.dynamicTest(each.getClass().getSimpleName(), () -> check(each)));
  }

  private static <E extends Particle> void check(Memberships<E> subject) {
    subject.size = ELEMENTS;
    subject.order = Order.SHUFFLED;
    subject.fill();
    Collection<E> first = subject.lists().get(0);
    subject.destroyAndAdd();
    E element = first.iterator().next();
    subject.destroy(element);
    for (Collection<E> list : subject.lists()) {
      assertEquals(ELEMENTS - 1, list.size());
      assertFalse(list.contains(element));
      assertEquals(new HashSet<>(first), new HashSet<>(list));
    }
  }
}
