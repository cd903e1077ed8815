package dev.intrusive.behaviour.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.testing.QueueTestSuiteBuilder;
import com.google.common.collect.testing.SampleElements;
import com.google.common.collect.testing.TestQueueGenerator;
import com.google.common.collect.testing.features.CollectionFeature;
import com.google.common.collect.testing.features.CollectionSize;
import dev.intrusive.IntrusiveHeap;
import dev.intrusive.behaviour.heap.HeapFixture;
import dev.intrusive.behaviour.heap.HeapHost;
import dev.intrusive.behaviour.heap.HeapHosts;
import dev.intrusive.behaviour.heap.Ranked;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the suites by which Guava tests queues on heaps of all kinds of hosts. */
final class HeapConformanceTest {

  /**
   * The tests that fail, and all for one reason: an element is in one heap per link, once, so it
   * cannot be added again.
   */
  private static final Set<String> DEVIATIONS =
      Set.of(
          "CollectionAddAllTester.testAddAllConcurrentWithIteration",
          "CollectionAddAllTester.testAddAll_supportedSomePresent");

  /** Makes heaps of five elements, which each new one takes from where they are. */
  private static final class Generator<E extends Ranked> implements TestQueueGenerator<E> {

    private final HeapFixture<E> fixture;
    private final SampleElements<E> samples;
    private IntrusiveHeap<E> last;

    Generator(HeapHost host) {
      fixture = host.newFixture();
      samples = new SampleElements<>(make(0), make(1), make(2), make(3), make(4));
      last = fixture.newHeap();
    }

    private E make(int rank) {
      return fixture.newElement(rank);
    }

    @Override
    public SampleElements<E> samples() {
      return samples;
    }

    @Override
    @SuppressWarnings("unchecked") // the suites pass what samples() returned
    public Queue<E> create(Object... elements) {
      last.clear();
      last = fixture.newHeap();
      for (Object element : elements) {
        last.add((E) element);
      }
      return last;
    }

    @Override
    @SuppressWarnings("unchecked") // the array has the class of the elements
    public E[] createArray(int length) {
      return (E[]) Array.newInstance(samples.e0().getClass(), length);
    }

    @Override
    public List<E> order(List<E> insertionOrder) {
      return insertionOrder;
    }
  }

  private static List<GuavaSuites.Case> cases() {
    List<GuavaSuites.Case> cases = new ArrayList<>();
    for (HeapHost host : HeapHosts.chosen()) {
      GuavaSuites.collect(
          cases,
          host.name() + " heap",
          QueueTestSuiteBuilder.using(new Generator<>(host))
              .named(host.name())
              .withFeatures(
                  CollectionFeature.GENERAL_PURPOSE,
                  CollectionFeature.FAILS_FAST_ON_CONCURRENT_MODIFICATION,
                  CollectionFeature.ALLOWS_NULL_QUERIES,
                  CollectionSize.ANY)
              .createTestSuite());
    }
    return cases;
  }

  @TestFactory
  Stream<DynamicTest> suite_exceptDeviations_passes() {
    return cases().stream()
        .filter(each -> !DEVIATIONS.contains(each.method()))
        .map(each -> dynamicTest(each.toString(), each.test()::runBare));
  }

  @Test
  void deviations_areExactlyWhatFails() {
    Set<String> failing = new TreeSet<>();
    for (GuavaSuites.Case each : cases()) {
      if (!failing.contains(each.method()) && GuavaConformanceTest.fails(each)) {
        failing.add(each.method());
      }
    }
    assertEquals(String.join("\n", new TreeSet<>(DEVIATIONS)), String.join("\n", failing));
  }
}
