package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.function.Executable;

/**
 * What the parts of the contract share: two lists of one kind, elements, and a view of the whole
 * state, by which a test sees that a refused operation changed nothing.
 *
 * @param <E> the type of the elements
 */
abstract class ListContract<E> {

  final ListFixture<E> fixture;
  final IntrusiveList<E> list;
  final IntrusiveList<E> other;

  private final List<E> elements = new ArrayList<>();

  ListContract(Host host) {
    this.fixture = host.newFixture();
    this.list = fixture.newList();
    this.other = fixture.newList();
  }

  @AfterEach
  void listsAreSound() {
    list.checkInvariants();
    other.checkInvariants();
  }

  /** A new element that is in no list. */
  final E element() {
    E element = fixture.newElement(elements.size() + 1);
    elements.add(element);
    return element;
  }

  /** A new element at the end of a list. */
  final E in(IntrusiveList<E> target) {
    E element = element();
    target.addLast(element);
    return element;
  }

  /** New elements at the end of a list. */
  final List<E> fill(IntrusiveList<E> target, int count) {
    List<E> added = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      added.add(in(target));
    }
    return added;
  }

  /** Asserts all that can be seen of the content of a list. */
  final void assertHolds(IntrusiveList<E> target, List<E> expected) {
    target.checkInvariants();
    assertEquals(labels(expected), forwards(target), "first to last");
    assertEquals(expected.size(), target.size(), "size");
    assertEquals(expected.isEmpty(), target.isEmpty(), "isEmpty");
    E first = expected.isEmpty() ? null : expected.get(0);
    E last = expected.isEmpty() ? null : expected.get(expected.size() - 1);
    assertSame(first, target.peekFirst(), "peekFirst");
    assertSame(last, target.peekLast(), "peekLast");
    for (int i = 0; i < expected.size(); i++) {
      E element = expected.get(i);
      E before = i == 0 ? null : expected.get(i - 1);
      E after = i + 1 == expected.size() ? null : expected.get(i + 1);
      assertTrue(target.contains(element), "contains");
      assertSame(before, target.previous(element), "previous");
      assertSame(after, target.next(element), "next");
      assertSame(before, fixture.previousOf(element), "previous by the accessor");
      assertSame(after, fixture.nextOf(element), "next by the accessor");
      assertSame(target, fixture.listOf(element), "list by the accessor");
    }
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  final void assertHolds(IntrusiveList<E> target, E... expected) {
    assertHolds(target, Arrays.asList(expected));
  }

  /** Asserts that elements are in no list. */
  @SafeVarargs
  final void assertFree(E... free) {
    for (E element : free) {
      assertEquals(label(element) + " in no list", place(element));
    }
  }

  /** Asserts that an operation is refused and changes nothing, and returns the message. */
  final <X extends Exception> String assertRefused(Class<X> type, Executable operation) {
    String before = state();
    X thrown = assertThrows(type, operation);
    assertUnchanged(before);
    return String.valueOf(thrown.getMessage());
  }

  /** Asserts that the state is as it was. */
  final void assertUnchanged(String before) {
    assertEquals(before, state());
    list.checkInvariants();
    other.checkInvariants();
  }

  /** Both lists in both directions, and the place of each element. */
  final String state() {
    StringBuilder text = new StringBuilder();
    for (IntrusiveList<E> each : List.of(list, other)) {
      text.append(forwards(each)).append(backwards(each)).append(each.size()).append('\n');
    }
    elements.forEach(element -> text.append(place(element)).append('\n'));
    return text.toString();
  }

  private String place(E element) {
    IntrusiveList<E> holder = fixture.listOf(element);
    assertEquals(holder != null, fixture.isInList(element), "accessors agree");
    assertEquals(holder == list, list.contains(element), "contains agrees");
    assertEquals(holder == other, other.contains(element), "contains agrees");
    E previous = holder == null ? null : fixture.previousOf(element);
    E next = holder == null ? null : fixture.nextOf(element);
    String where = holder == null ? "no list" : holder == list ? "list" : "another list";
    return label(element)
        + " in "
        + where
        + (previous == null ? "" : ", behind " + label(previous))
        + (next == null ? "" : ", before " + label(next));
  }

  private List<String> forwards(IntrusiveList<E> target) {
    return labels(collect(target.iterator(), elements.size()));
  }

  private List<String> backwards(IntrusiveList<E> target) {
    return labels(collect(target.descendingIterator(), elements.size()));
  }

  /** What an iterator returns; a walk that does not end is cut. */
  static <E> List<E> collect(Iterator<? extends E> iterator, int most) {
    List<E> found = new ArrayList<>();
    while (iterator.hasNext() && found.size() <= most) {
      found.add(iterator.next());
    }
    return found;
  }

  final List<String> labels(List<E> labelled) {
    return labelled.stream().map(this::label).toList();
  }

  /** The id of an element if it is the very object that this test made. */
  private String label(E element) {
    int id = fixture.idOf(element);
    boolean isOfTest = id > 0 && id <= elements.size() && elements.get(id - 1) == element;
    return isOfTest ? String.valueOf(id) : "not the object " + id;
  }

  /** Null where the types allow none. */
  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // what callers do by mistake
  static <T> T nothing() {
    @Nullable T none = null;
    return none;
  }
}
