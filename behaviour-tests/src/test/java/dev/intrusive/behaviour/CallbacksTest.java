package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * No element is ever lost, whatever user code does in the middle of an operation: it throws, or
 * changes the list, at each of its calls.
 */
@EveryHost
final class CallbacksTest<E> {

  private static final int MOST_CALLS = 60;

  /**
   * The keys of the elements, by place; ids are places, so that keys may be equal. A sort of the
   * first four goes on to compare after it has moved some.
   */
  private static final int[] KEYS = {3, 1, 0, 2, 1, 2, 3};

  /** The lists at the start are sorted for a merge, which then calls most often. */
  private static final int[] SORTED_KEYS = {0, 1, 2, 4, 1, 2, 3};

  private static final int IN_LIST = 4;

  private final ListFixture<E> fixture;

  CallbacksTest(Host host) {
    fixture = host.newFixture();
  }

  /** What a user's function may throw. */
  private static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Thrown() {
      super(null, null, false, false);
    }
  }

  @TestFactory
  Stream<DynamicTest> callback_throwsAtEachCall() {
    return CallingOperation.<E>all().stream()
        .map(
            operation ->
                DynamicTest.dynamicTest(operation.name(), () -> assertSurvivesThrows(operation)));
  }

  private void assertSurvivesThrows(CallingOperation<E> operation) {
    int calls = new Run(operation, -1, (l, s, current, fresh) -> {}).run();
    assertTrue(calls > 1, "calls");
    for (int at = 0; at < calls; at++) {
      Thrown thrown = new Thrown();
      Run run =
          new Run(
              operation,
              at,
              (l, s, current, fresh) -> {
                throw thrown;
              });
      run.run();
      assertSame(thrown, run.failure, "passes on");
      assertEquals(at + 1, run.calls, "no call after the exception");
    }
  }

  @TestFactory
  Stream<DynamicTest> callback_changesTheListAtEachCall() {
    return CallingOperation.<E>all().stream()
        .map(
            operation ->
                DynamicTest.dynamicTest(operation.name(), () -> assertSurvivesChanges(operation)));
  }

  private void assertSurvivesChanges(CallingOperation<E> operation) {
    int calls = new Run(operation, -1, (l, s, current, fresh) -> {}).run();
    for (Intrusion<E> intrusion : Intrusion.all(fixture)) {
      for (int at = 0; at < calls; at++) {
        Run run = new Run(operation, at, intrusion.body());
        run.run();
        run.assertOutcome(operation.rule(), intrusion.name() + " at call " + at);
      }
    }
  }

  /** One run of an operation, during which one call of user code does something. */
  private final class Run implements CallingOperation.Probe<E> {

    private final CallingOperation<E> operation;
    private final int trigger;
    private final Intrusion.Body<E> intrusion;
    private final IntrusiveList<E> list = fixture.newList();
    private final IntrusiveList<E> other = fixture.newList();
    private final IntrusiveList<E> spare = fixture.newList();
    private final List<E> elements = new ArrayList<>();
    private final Set<E> out = Collections.newSetFromMap(new IdentityHashMap<>());
    private final E fresh;
    private final int[] keys;
    private int calls;
    private boolean changed;
    private @Nullable RuntimeException failure;

    Run(CallingOperation<E> operation, int trigger, Intrusion.Body<E> intrusion) {
      this.operation = operation;
      this.trigger = trigger;
      this.intrusion = intrusion;
      this.keys = operation.name().startsWith("merge") ? SORTED_KEYS : KEYS;
      fixture.recycle();
      for (int i = 0; i < KEYS.length; i++) {
        E element = fixture.newElement(i);
        elements.add(element);
        (i < IN_LIST ? list : other).addLast(element);
      }
      for (int i = 0; i < 2; i++) {
        E element = fixture.newElement(KEYS.length + i);
        elements.add(element);
        spare.addLast(element);
      }
      fresh = fixture.newElement(100);
      elements.add(fresh);
      out.add(fresh);
    }

    int run() {
      try {
        operation.body().run(list, other, this);
      } catch (ConcurrentModificationException | Thrown e) {
        failure = e;
      }
      assertNothingLost();
      return calls;
    }

    @Override
    public void call(E current) {
      list.checkInvariants();
      other.checkInvariants();
      assertNothingLost();
      if (calls++ == trigger) {
        List<E> before = content(list);
        List<E> linked = linked();
        intrusion.run(list, spare, current, fresh);
        changed = !isSame(before, content(list));
        linked.stream().filter(e -> !fixture.isInList(e)).forEach(out::add);
      }
      if (calls > MOST_CALLS) {
        fail("too many calls");
      }
    }

    @Override
    public void handedOver(E element) {
      out.add(element);
    }

    @Override
    public int key(E element) {
      int id = fixture.idOf(element);
      return id < keys.length ? keys[id] : id;
    }

    private List<E> linked() {
      return new ArrayList<>(elements.stream().filter(fixture::isInList).toList());
    }

    /** Walks without an iterator or a pass: the list could know of changes because of them. */
    private List<E> content(IntrusiveList<E> target) {
      List<E> content = new ArrayList<>();
      for (E element = target.peekFirst(); element != null; element = target.next(element)) {
        content.add(element);
      }
      return content;
    }

    private boolean isSame(List<E> before, List<E> after) {
      boolean same = before.size() == after.size();
      for (int i = 0; same && i < before.size(); i++) {
        same = before.get(i) == after.get(i);
      }
      return same;
    }

    /** Each element is linked once, or was handed over, or was removed by the user's code. */
    private void assertNothingLost() {
      List<E> found = new ArrayList<>();
      for (IntrusiveList<E> each : List.of(list, other, spare)) {
        each.checkInvariants();
        List<E> content = content(each);
        content.forEach(element -> assertSame(each, fixture.listOf(element), "list of an element"));
        found.addAll(content);
      }
      for (E element : elements) {
        long times = found.stream().filter(each -> each == element).count();
        String text = operation.name() + ", element " + fixture.idOf(element);
        assertEquals(fixture.isInList(element) ? 1 : 0, times, text);
        assertTrue(times == 1 || out.contains(element), () -> text + " is lost");
      }
    }

    /** Whether a change was reported if it had to be, and not if it must not be. */
    void assertOutcome(CallingOperation.Rule rule, String text) {
      String what = operation.name() + ", " + text;
      if (rule == CallingOperation.Rule.ANY) {
        assertNull(failure, what);
      } else if (rule == CallingOperation.Rule.NONE && changed) {
        assertTrue(failure instanceof ConcurrentModificationException, what);
        if (!operation.isReportedAtItsEnd(list)) {
          assertEquals(trigger + 1, calls, () -> what + ": calls");
        }
      } else if (text.startsWith("nested pass") || text.startsWith("removal of the current")) {
        assertNull(failure, what);
      }
    }
  }
}
