package dev.intrusive.behaviour.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.IntrusiveList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That {@code reversed()} is the method of the platform where there is one, from Java 21 on. */
@EnabledForJreRange(min = JRE.JAVA_21)
final class SequencedViewsTest {

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void reversedByPlatform_ofList_isLiveView(HostKind<E> kind) {
    IntrusiveList<E> list = kind.lists().get();
    Deque<E> view = viewOf(list);
    E a = kind.elements().apply(1);
    E b = kind.elements().apply(2);
    E c = kind.elements().apply(3);

    list.add(a);
    view.addFirst(b);
    view.addLast(c);

    assertEquals(List.of(c, a, b), new ArrayList<>(list));
    assertEquals(List.of(b, a, c), new ArrayList<>(view));
    assertEquals(new ArrayList<>(list.reversed()), new ArrayList<>(view));
    list.checkInvariants();
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void reversedByPlatform_ofUnmodifiable_isUnmodifiable(
      HostKind<E> kind) {
    IntrusiveList<E> list = kind.lists().get();
    E a = kind.elements().apply(1);
    E b = kind.elements().apply(2);
    list.addAll(List.of(a, b));
    Deque<E> view = viewOf(list.unmodifiable());

    assertEquals(List.of(b, a), new ArrayList<>(view));
    assertSame(b, view.peekFirst());
    assertThrows(UnsupportedOperationException.class, view::pollFirst);
    assertThrows(UnsupportedOperationException.class, view::clear);
    assertThrows(UnsupportedOperationException.class, () -> viewOf(view).pollFirst());
    assertEquals(2, list.size());
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void reversedByPlatform_twice_isTheListAgain(HostKind<E> kind) {
    IntrusiveList<E> list = kind.lists().get();

    assertSame(list, viewOf(viewOf(list)));
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void reversedByPlatform_comparedWithArrayDeque_isEqual(
      HostKind<E> kind) {
    IntrusiveList<E> list = kind.lists().get();
    Deque<E> model = new ArrayDeque<>();
    for (int i = 0; i < 5; i++) {
      E element = kind.elements().apply(i);
      list.add(element);
      model.add(element);
    }

    Deque<E> view = viewOf(list);
    Deque<E> modelView = viewOf(model);
    for (int i = 0; i < 3; i++) {
      assertSame(modelView.pollFirst(), view.pollFirst());
      assertEquals(new ArrayList<>(modelView), new ArrayList<>(view));
      assertEquals(new ArrayList<>(model), new ArrayList<>(list));
    }
    assertSame(modelView.peekLast(), view.peekLast());
    assertSame(model.peekFirst(), view.getLast());
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void list_onThePlatform_isSequencedCollection(HostKind<E> kind)
      throws ReflectiveOperationException {
    IntrusiveList<E> list = kind.lists().get();
    Deque<E> view = viewOf(list);

    Class<?> sequenced = Class.forName("java.util.SequencedCollection");
    assertInstanceOf(sequenced, list);
    assertSame(list, sequenced.getMethod("reversed").invoke(view));
  }

  private static <E> Deque<E> viewOf(Deque<E> deque) {
    return Objects.requireNonNull(SequencedViews.reversedByPlatform(deque));
  }
}
