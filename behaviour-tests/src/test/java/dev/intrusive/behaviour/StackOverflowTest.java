package dev.intrusive.behaviour;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recursions that use up the stack, caught by the caller: the lists are whole afterwards. */
@EveryHost
final class StackOverflowTest<E> extends ListContract<E> {

  private static final int ELEMENTS = 4;
  private static final int ROUNDS = SmallStack.ROUNDS;

  private final SmallStack stack = new SmallStack();

  StackOverflowTest(Host host) {
    super(host);
  }

  private void assertWhole(List<E> elements) {
    list.checkInvariants();
    other.checkInvariants();
    int linked = 0;
    for (E element : elements) {
      if (fixture.listOf(element) != null) {
        linked++;
      }
    }
    assertEquals(linked, list.size() + other.size());
  }

  private void assertSurvives(Runnable operation) throws InterruptedException {
    List<E> elements = new ArrayList<>(list);
    elements.addAll(other);
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflow(operation);
            assertWhole(elements);
          }
        });
  }

  @Test
  void addAndRemove() throws InterruptedException {
    List<E> elements = fill(list, ELEMENTS);
    E a = elements.get(0);
    assertSurvives(
        () -> {
          list.remove(a);
          list.offerFirst(a);
          list.remove(a);
          list.offerLast(a);
        });
  }

  @Test
  void polls() throws InterruptedException {
    fill(list, ELEMENTS);
    assertSurvives(
        () -> {
          E first = list.pollFirst();
          if (first != null) {
            list.addLast(first);
          }
          E last = list.pollLast();
          if (last != null) {
            list.addFirst(last);
          }
        });
  }

  @Test
  void moves() throws InterruptedException {
    List<E> elements = fill(list, ELEMENTS);
    in(other);
    E a = elements.get(0);
    assertSurvives(
        () -> {
          list.moveToFirst(a);
          list.moveToLast(a);
          other.moveToLast(a);
          other.moveToFirst(a);
        });
  }

  @Test
  void exchanges() throws InterruptedException {
    List<E> elements = fill(list, ELEMENTS);
    E x = in(other);
    assertSurvives(
        () -> {
          swap(elements.get(1), elements.get(2));
          swap(elements.get(0), elements.get(3));
          swap(x, elements.get(0));
        });
  }

  private void swap(E a, E b) {
    IntrusiveList<E> home = fixture.listOf(a);
    if (home != null) {
      home.swap(a, b);
    }
  }

  @Test
  void ranges() throws InterruptedException {
    fill(list, ELEMENTS);
    fill(other, 2);
    assertSurvives(
        () -> {
          list.spliceLast(other);
          list.rotate(1);
          list.reverse();
          E last = list.peekLast();
          if (last != null) {
            list.splitBefore(last, other);
          }
        });
  }

  @Test
  void sort() throws InterruptedException {
    fill(list, ELEMENTS);
    assertSurvives(() -> list.sort((a, b) -> Integer.compare(fixture.idOf(b), fixture.idOf(a))));
  }

  @Test
  void eachOperation() throws InterruptedException {
    ListWorld<E> world = new ListWorld<>(fixture);
    List<ListWorld.Operation<E>> operations = ListWorld.operations(fixture);
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS / 5; round++) {
            int[] next = {round};
            stack.overflow(
                () -> {
                  world.restore();
                  try {
                    operations.get(next[0]++ % operations.size()).body().accept(world);
                  } catch (RuntimeException refusal) {
                    // As with a large stack.
                  }
                });
            world.requireWhole();
          }
        });
  }

  @Test
  void nestedPasses_laterPassesAreExact() throws InterruptedException {
    List<E> elements = fill(list, ELEMENTS);
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflowOnce(() -> nest(elements.get(0)));
            assertWhole(elements);
          }
        });
    List<E> visited = new ArrayList<>();
    list.forEach(
        element -> {
          visited.add(element);
          list.remove(element);
        });
    assertEquals(labels(elements), labels(visited));
  }

  private void nest(E element) {
    assertTrue(list.contains(element));
    list.forEach(this::nest);
  }

  @Test
  void nestedPasses_laterRemovalsKeepNothing() throws InterruptedException {
    if (fixture.isPooled()) {
      return;
    }
    fill(list, ELEMENTS);
    SmallStack.run(
        () -> {
          for (int round = 0; round < ROUNDS; round++) {
            stack.overflowOnce(() -> list.forEach(this::nest));
            list.checkInvariants();
          }
        });
    List<WeakReference<E>> references = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      E element = fixture.newElement(i);
      list.add(element);
      references.add(new WeakReference<>(element));
      list.remove(element);
    }
    assertCollected(references, list);
  }
}
