package dev.intrusive.behaviour.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A deque under test beside an {@link ArrayDeque}: each operation is done on both, and their
 * results and contents must be the same.
 *
 * @param <E> the type of the elements
 */
final class DequeModel<E extends Comparable<E>> {

  private static final int ELEMENTS = 12;
  private static final int TRACE_LENGTH = 20;

  private final Deque<E> tested;
  private final Deque<E> model = new ArrayDeque<>();
  private final List<E> elements = new ArrayList<>();
  private final long seed;
  private final Random random;
  private final List<DequeStep<E>> joining = DequeStep.joining();
  private final List<DequeStep<E>> others = DequeStep.others();
  private final Deque<String> trace = new ArrayDeque<>();

  DequeModel(HostKind<E> kind, Deque<E> tested, long seed) {
    this.tested = tested;
    this.seed = seed;
    this.random = new Random(seed);
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(kind.elements().apply(i));
    }
  }

  /** Runs random operations. */
  void run(int count) {
    for (int i = 0; i < count; i++) {
      E element = elements.get(random.nextInt(ELEMENTS));
      // An element that is in the deque already cannot be added.
      boolean joins = random.nextInt(3) > 0 && !model.contains(element);
      List<DequeStep<E>> steps = joins ? joining : others;
      step(steps.get(random.nextInt(steps.size())), element);
    }
  }

  private void step(DequeStep<E> step, E element) {
    if (trace.size() == TRACE_LENGTH) {
      trace.removeFirst();
    }
    trace.addLast(step.name() + " " + element);
    Object expected = resultOf(step, model, element);
    Object actual = resultOf(step, tested, element);
    if (!Objects.equals(expected, actual)) {
      throw failure("expected " + expected + " but got " + actual);
    }
    Object[] expectedContent = model.toArray();
    Object[] actualContent = tested.toArray();
    if (!Arrays.equals(expectedContent, actualContent)) {
      throw failure(
          "expected "
              + Arrays.toString(expectedContent)
              + ", is "
              + Arrays.toString(actualContent));
    }
  }

  /** What an operation returned, or the class of what it threw. */
  private static <E> @Nullable Object resultOf(DequeStep<E> step, Deque<E> deque, E element) {
    try {
      return step.action().apply(deque, element);
    } catch (RuntimeException e) {
      return e.getClass();
    }
  }

  private AssertionError failure(String what) {
    return new AssertionError(
        what + "; seed " + seed + ", last operations:\n" + String.join("\n", trace));
  }
}
