package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.testing.IteratorFeature;
import com.google.common.collect.testing.IteratorTester;
import com.google.common.collect.testing.ListIteratorTester;
import com.google.common.collect.testing.SpliteratorTester;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Guava's testers of iterators: every sequence of so many calls, compared with a reference. The
 * system property {@code intrusive.iteratorSteps} makes the sequences longer.
 */
@EveryHost
final class GuavaIteratorsTest<E> extends ListContract<E> {

  private static final int STEPS = Integer.getInteger("intrusive.iteratorSteps", 4);

  /** Sizes that have each kind of position. */
  private static final int[] SIZES = {0, 1, 3};

  private final List<E> elements = new ArrayList<>();
  private final List<E> spares = new ArrayList<>();

  GuavaIteratorsTest(Host host) {
    super(host);
    for (int i = 0; i < 3; i++) {
      elements.add(element());
    }
    for (int i = 0; i < STEPS; i++) {
      spares.add(element());
    }
  }

  /** Puts the first elements, and no others, into the list. */
  private List<E> refill(int size) {
    list.clear();
    List<E> present = elements.subList(0, size);
    list.addAll(present);
    return present;
  }

  private void testIterator(Function<Deque<E>, Iterator<E>> iterator, boolean isReversed) {
    testIterator(iterator, isReversed, IteratorFeature.MODIFIABLE);
  }

  private void testIterator(
      Function<Deque<E>, Iterator<E>> iterator,
      boolean isReversed,
      Collection<IteratorFeature> features) {
    for (int size : SIZES) {
      List<E> expected = new ArrayList<>(refill(size));
      if (isReversed) {
        Collections.reverse(expected);
      }
      new IteratorTester<E>(STEPS, features, expected, IteratorTester.KnownOrder.KNOWN_ORDER) {
        @Override
        protected Iterator<E> newTargetIterator() {
          refill(size);
          return iterator.apply(list);
        }

        @Override
        protected void verify(List<E> left) {
          List<E> content = new ArrayList<>(list);
          if (isReversed) {
            Collections.reverse(content);
          }
          assertEquals(labels(left), labels(content));
          list.checkInvariants();
        }
      }.test();
    }
  }

  @Test
  void iterator() {
    testIterator(Deque::iterator, false);
  }

  @Test
  void descendingIterator() {
    testIterator(Deque::descendingIterator, true);
  }

  @Test
  void iteratorOfReversed() {
    testIterator(unused -> list.reversed().iterator(), true);
    testIterator(unused -> list.reversed().descendingIterator(), false);
  }

  @Test
  void iteratorOfUnmodifiable() {
    testIterator(unused -> list.unmodifiable().iterator(), false, IteratorFeature.UNMODIFIABLE);
    testIterator(
        unused -> list.unmodifiable().descendingIterator(), true, IteratorFeature.UNMODIFIABLE);
  }

  private void testListIterator(int size, int start) {
    new ListIteratorTester<E>(
        STEPS, spares, IteratorFeature.MODIFIABLE, new ArrayList<>(refill(size)), start) {
      @Override
      protected ListIterator<E> newTargetIterator() {
        List<E> present = refill(size);
        E first = start < size ? present.get(start) : null;
        return first == null ? list.listIterator() : list.listIterator(first);
      }

      @Override
      protected void verify(List<E> left) {
        assertEquals(labels(left), labels(new ArrayList<>(list)));
        list.checkInvariants();
      }
    }.test();
  }

  @Test
  void listIterator() {
    for (int size : SIZES) {
      for (int start = 0; start < Math.max(1, size); start++) {
        testListIterator(size, start);
      }
    }
  }

  private static <E> void testSpliterator(List<E> expected, Collection<E> collection) {
    SpliteratorTester.of(collection::spliterator).expect(expected).inOrder();
  }

  @Test
  void spliterators() {
    for (int size : SIZES) {
      List<E> expected = refill(size);
      List<E> reversed = new ArrayList<>(expected);
      Collections.reverse(reversed);
      testSpliterator(expected, list);
      testSpliterator(expected, list.unmodifiable());
      testSpliterator(reversed, list.reversed());
    }
  }
}
