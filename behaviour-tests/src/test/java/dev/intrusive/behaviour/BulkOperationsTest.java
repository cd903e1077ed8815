package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The operations on many elements at once, with every choice of arguments: lists of several sizes,
 * the same list, another one or null, and elements of either list, of none, or null.
 */
@EveryHost
final class BulkOperationsTest<E> {

  private static final int[] SIZES = {0, 1, 2, 4};
  private static final int[] SOURCE_SIZES = {0, 1, 3};

  /** The places in the list of lists, and null. */
  private static final int[] SOURCES = {0, 1, -1};

  private final ListFixture<E> fixture;

  BulkOperationsTest(Host host) {
    fixture = host.newFixture();
  }

  @TestFactory
  Stream<DynamicTest> operation_everyArgument() {
    return BulkSteps.all(fixture).stream()
        .map(step -> DynamicTest.dynamicTest(step.name(), () -> runAll(step)));
  }

  private void runAll(BulkStep<E> step) {
    for (int size : SIZES) {
      for (int sourceSize : SOURCE_SIZES) {
        for (int source : step.usesSource() ? SOURCES : new int[] {1}) {
          runAll(step, size, sourceSize, source);
        }
      }
    }
  }

  private void runAll(BulkStep<E> step, int size, int sourceSize, int source) {
    int choices = new Case(size, sourceSize).elements.size();
    int arity = step.arity();
    for (int a = 0; a < (arity > 0 ? choices : 1); a++) {
      for (int b = 0; b < (arity > 1 ? choices : 1); b++) {
        for (int c = 0; c < (arity > 2 ? choices : 1); c++) {
          new Case(size, sourceSize).run(step, source, a, b, c);
        }
      }
    }
  }

  /** Two lists, and their specification. */
  private final class Case {

    private final IntrusiveList<E> list = fixture.newList();
    private final IntrusiveList<E> other = fixture.newList();
    private final List<IntrusiveList<E>> lists = List.of(list, other);
    private final ReferenceWorld<E> world = new ReferenceWorld<>(2, fixture.refusalOfCopies());

    /** The elements of both lists, a free one, a copy of the first one, and null. */
    private final List<E> elements = new ArrayList<>();

    Case(int size, int sourceSize) {
      fixture.recycle();
      for (int i = 0; i < size + sourceSize; i++) {
        // The ids are in no order.
        E element = fixture.newElement(7 * (i + 1) % 11);
        elements.add(element);
        int index = i < size ? 0 : 1;
        lists.get(index).addLast(element);
        world.lists.get(index).addLast(element);
      }
      if (size > 0) {
        E copy = fixture.copyOf(elements.get(0));
        world.addCopy(copy);
        elements.add(copy);
      }
      elements.add(fixture.newElement(20));
      elements.add(ListContract.nothing());
    }

    void run(BulkStep<E> step, int source, int a, int b, int c) {
      String text = step.name() + " of " + source + ", elements " + a + ", " + b + ", " + c;
      text += " in " + names(list.iterator()) + names(other.iterator());
      Object expected =
          outcome(step.model(), world.lists.get(0), pick(world.lists, source), a, b, c);
      Object actual = outcome(step.real(), list, pick(lists, source), a, b, c);
      assertEquals(expected, actual, text);
      assertLists(text);
    }

    private <L> L pick(List<L> choices, int index) {
      return index < 0 ? ListContract.nothing() : choices.get(index);
    }

    private <L> @Nullable Object outcome(
        BulkStep.Call<L, E> call, L target, L source, int a, int b, int c) {
      try {
        return call.on(target, source, elements.get(a), elements.get(b), elements.get(c));
      } catch (Refusal refusal) {
        return refusal.type();
      } catch (RuntimeException e) {
        return e.getClass();
      }
    }

    private void assertLists(String text) {
      for (int i = 0; i < lists.size(); i++) {
        IntrusiveList<E> actual = lists.get(i);
        ReferenceList<E> expected = world.lists.get(i);
        actual.checkInvariants();
        List<String> names = new ArrayList<>();
        for (int k = 0; k < expected.size(); k++) {
          names.add(name(expected.get(k)));
        }
        assertEquals(names.toString(), names(actual.iterator()), text);
        assertEquals(expected.size(), actual.size(), text);
      }
      elements.stream().filter(Objects::nonNull).forEach(element -> assertPlace(element, text));
    }

    /** What the accessors say about an element. */
    private void assertPlace(E element, String text) {
      ReferenceList<E> expected = world.listOf(element);
      IntrusiveList<E> actual = fixture.listOf(element);
      if (expected == null) {
        assertThrows(IllegalArgumentException.class, () -> fixture.nextOf(element), text);
        assertThrows(IllegalArgumentException.class, () -> fixture.previousOf(element), text);
      }
      boolean isRight =
          actual == (expected == null ? null : lists.get(expected.index))
              && fixture.isInList(element) == (expected != null)
              && list.contains(element) == (actual == list)
              && other.contains(element) == (actual == other)
              && (expected == null || fixture.nextOf(element) == expected.next(element))
              && (expected == null || fixture.previousOf(element) == expected.previous(element));
      assertEquals(true, isRight, () -> text + ": accessors of " + name(element));
    }

    private String names(Iterator<E> iterator) {
      List<String> names = new ArrayList<>();
      iterator.forEachRemaining(element -> names.add(name(element)));
      return names.toString();
    }

    /** The place in the list of elements, by identity. */
    private String name(E element) {
      for (int i = 0; i < elements.size(); i++) {
        if (elements.get(i) == element) {
          return String.valueOf(i);
        }
      }
      return "unknown";
    }
  }
}
