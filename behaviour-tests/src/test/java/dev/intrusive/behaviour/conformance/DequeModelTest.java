package dev.intrusive.behaviour.conformance;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs random operations of {@link Deque} on lists and on {@link java.util.ArrayDeque}. */
final class DequeModelTest {

  private static final long SEED = 20_260_101;
  private static final int OPERATIONS = 30_000;

  @TestFactory
  Stream<DynamicTest> deque_randomOperations_behavesAsArrayDeque() {
    List<DynamicTest> tests = new ArrayList<>();
    for (HostKind<?> kind : HostKind.all()) {
      add(tests, kind);
    }
    return tests.stream();
  }

  private static <E extends Comparable<E>> void add(List<DynamicTest> tests, HostKind<E> kind) {
    tests.add(test(kind + " list", kind, kind.lists().get()));
    tests.add(test(kind + " reversed", kind, kind.lists().get().reversed()));
    Deque<E> asFromJava21 = SequencedViews.reversedByPlatform(kind.lists().get());
    if (asFromJava21 != null) {
      tests.add(test(kind + " reversed by the platform", kind, asFromJava21));
    }
  }

  private static <E extends Comparable<E>> DynamicTest test(
      String name, HostKind<E> kind, Deque<E> deque) {
    return dynamicTest(name, () -> new DequeModel<>(kind, deque, SEED).run(OPERATIONS));
  }
}
