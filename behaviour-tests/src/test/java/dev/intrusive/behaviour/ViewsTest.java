package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The read-only view, streams, and lists of another link. */
@EveryHost
final class ViewsTest<E> extends ListContract<E> {

  ViewsTest(Host host) {
    super(host);
  }

  @Test
  void unmodifiable_showsChanges() {
    Collection<E> view = list.unmodifiable();
    assertTrue(view.isEmpty());
    List<E> elements = fill(list, 3);
    assertEquals(3, view.size());
    assertFalse(view.isEmpty());
    assertTrue(view.contains(elements.get(1)));
    assertFalse(view.contains(in(other)));
    assertEquals(labels(elements), labels(new ArrayList<>(view)));
    assertEquals(labels(elements), labels(view.stream().toList()));
    assertEquals(list.toString(), view.toString());
  }

  @Test
  void unmodifiable_refusesChanges() {
    List<E> elements = fill(list, 2);
    Collection<E> view = list.unmodifiable();
    E free = element();
    Iterator<E> iterator = view.iterator();
    iterator.next();
    Class<UnsupportedOperationException> refusal = UnsupportedOperationException.class;
    assertRefused(refusal, () -> view.add(free));
    assertRefused(refusal, () -> view.remove(elements.get(0)));
    assertRefused(refusal, () -> view.addAll(List.of(free)));
    assertRefused(refusal, () -> view.removeAll(elements));
    assertRefused(refusal, () -> view.retainAll(elements));
    assertRefused(refusal, () -> view.removeIf(element -> true));
    assertRefused(refusal, view::clear);
    assertRefused(refusal, iterator::remove);
  }

  @Test
  void unmodifiable_isADeque() {
    List<E> elements = fill(list, 3);
    E fresh = element();
    Deque<E> view = list.unmodifiable();
    assertSame(elements.get(0), view.peekFirst());
    assertSame(elements.get(2), view.getLast());
    assertTrue(view.contains(elements.get(1)));
    assertEquals(List.of("3", "2", "1"), labels(collect(view.descendingIterator(), 3)));
    List<Runnable> changes =
        List.of(
            () -> view.addFirst(fresh),
            () -> view.addLast(fresh),
            () -> view.push(fresh),
            () -> view.offer(fresh),
            () -> view.offerFirst(fresh),
            () -> view.offerLast(fresh),
            view::poll,
            view::pop,
            view::remove,
            view::removeFirst,
            view::removeLast,
            view::pollFirst,
            view::pollLast,
            view::clear,
            () -> view.remove(elements.get(0)),
            () -> view.removeFirstOccurrence(elements.get(0)),
            () -> view.removeLastOccurrence(elements.get(0)),
            () -> view.removeIf(element -> false),
            () -> view.removeAll(List.of()),
            () -> view.retainAll(elements),
            () -> view.addAll(List.of()),
            () -> {
              Iterator<E> iterator = view.iterator();
              iterator.next();
              iterator.remove();
            },
            () -> {
              Iterator<E> iterator = view.descendingIterator();
              iterator.next();
              iterator.remove();
            });
    for (Runnable change : changes) {
      assertRefused(UnsupportedOperationException.class, change::run);
    }
    assertHolds(list, elements);
  }

  @Test
  void unmodifiable_empty() {
    Deque<E> view = list.unmodifiable();
    NoSuchElementException empty = assertThrows(NoSuchElementException.class, view::getFirst);
    assertTrue(String.valueOf(empty.getMessage()).contains(fixture.linkName()), empty::toString);
  }

  /** Since Java 21 a deque has a reversed view, which refuses changes, too. */
  @Test
  void unmodifiable_reversed() throws ReflectiveOperationException {
    List<E> elements = fill(list, 3);
    Deque<E> view = list.unmodifiable();
    assertSame(elements.get(0), view.getFirst());
    assertSame(elements.get(2), view.getLast());
    Deque<?> reversed = reversed(view);
    assertSame(elements.get(2), reversed.getFirst());
    assertSame(elements.get(0), reversed.getLast());
    assertSame(elements.get(2), reversed.peekFirst());
    assertSame(elements.get(0), reversed(reversed).peekFirst());
    assertRefused(UnsupportedOperationException.class, reversed::pollFirst);
    assertRefused(UnsupportedOperationException.class, reversed(reversed)::pollFirst);
    assertHolds(list, elements);
  }

  private static Deque<?> reversed(Deque<?> view) throws ReflectiveOperationException {
    Method method = view.getClass().getMethod("reversed");
    method.setAccessible(true);
    return (Deque<?>) method.invoke(view);
  }

  @Test
  void unmodifiable_forEachIsExact() {
    List<E> elements = fill(list, 4);
    List<E> visited = new ArrayList<>();
    list.unmodifiable()
        .forEach(
            element -> {
              visited.add(element);
              fixture.unlink(element);
              list.remove(elements.get(2));
            });
    assertEquals(
        labels(List.of(elements.get(0), elements.get(1), elements.get(3))), labels(visited));
    assertHolds(list);
  }

  @Test
  void spliterator_characteristics() {
    Spliterator<E> spliterator = list.spliterator();
    List<E> elements = fill(list, 3);
    int expected =
        Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL;
    assertEquals(expected, spliterator.characteristics());
    assertEquals(3, spliterator.estimateSize(), "bound when it is first used");
    List<E> found = new ArrayList<>();
    assertTrue(spliterator.tryAdvance(found::add));
    spliterator.forEachRemaining(found::add);
    assertFalse(spliterator.tryAdvance(found::add));
    assertEquals(labels(elements), labels(found));
  }

  @Test
  void spliterator_reportsArrivals() {
    fill(list, 3);
    Spliterator<E> spliterator = list.spliterator();
    spliterator.tryAdvance(element -> {});
    in(list);
    assertThrows(
        ConcurrentModificationException.class, () -> spliterator.tryAdvance(element -> {}));
  }

  @Test
  void stream_operations() {
    List<E> elements = fill(list, 20);
    assertEquals(labels(elements), labels(list.stream().toList()));
    assertEquals(labels(elements), labels(list.parallelStream().toList()));
    // Elements are compared by identity in lists, and by equals where streams compare them.
    long distinct = new HashSet<>(elements).size();
    assertEquals(distinct, list.stream().distinct().count());
    assertEquals(distinct, list.reversed().stream().distinct().count());
    assertEquals(labels(elements.subList(5, 8)), labels(list.stream().skip(5).limit(3).toList()));
    Comparator<E> byId = Comparator.comparingInt(fixture::idOf);
    assertSame(elements.get(19), list.stream().max(byId).orElseThrow());
  }

  @Test
  void collect_toCollection() {
    List<E> elements = fill(list, 4);
    List<E> drained = new ArrayList<>();
    list.drain(drained::add);
    IntrusiveList<E> collected =
        drained.stream().collect(Collectors.toCollection(fixture::newList));
    assertHolds(collected, elements);
    assertHolds(list);
    assertThrows(
        IllegalStateException.class,
        () -> collected.stream().collect(Collectors.toCollection(fixture::newList)));
    assertHolds(collected, elements);
  }

  @Test
  void otherLink_isRefused() {
    IntrusiveList<E> foreign = fixture.newListOfOtherLink();
    Assumptions.assumeTrue(foreign != null, "this element has one link");
    assertNotNull(foreign);
    List<E> elements = fill(list, 3);
    E a = elements.get(0);
    E b = elements.get(1);
    foreign.addLast(a);
    foreign.addLast(b);
    Class<IllegalArgumentException> refusal = IllegalArgumentException.class;
    String message =
        String.valueOf(assertThrows(refusal, () -> list.spliceFirst(foreign)).getMessage());
    assertTrue(message.contains("is of another link than"), message);
    assertRefused(refusal, () -> list.spliceFirst(foreign));
    assertRefused(refusal, () -> list.spliceLast(foreign));
    assertRefused(refusal, () -> list.spliceBefore(a, foreign));
    assertRefused(refusal, () -> list.spliceAfter(a, foreign));
    assertRefused(refusal, () -> list.spliceFirst(foreign, a, b));
    assertRefused(refusal, () -> list.spliceLast(foreign, a, b));
    assertRefused(refusal, () -> list.spliceBefore(a, foreign, a, b));
    assertRefused(refusal, () -> list.spliceAfter(a, foreign, a, b));
    assertRefused(refusal, () -> list.splitBefore(b, foreign));
    assertRefused(refusal, () -> list.splitAfter(a, foreign));
    assertRefused(refusal, () -> list.merge(foreign, null));
    assertRefused(refusal, () -> list.swapContents(foreign));
    assertRefused(refusal, () -> other.spliceFirst(foreign));
    assertRefused(refusal, () -> other.swapContents(foreign));
    foreign.checkInvariants();
    assertEquals(labels(List.of(a, b)), labels(new ArrayList<>(foreign)));
  }

  /** What is wrong with a position comes before what is wrong with an element. */
  @Test
  void refusals_inOrder() {
    E free = element();
    E linked = in(list);
    E foreign = in(other);
    assertRefused(NullPointerException.class, () -> list.replace(free, nothing()));
    assertRefused(NullPointerException.class, () -> list.swap(free, nothing()));
    assertRefused(IllegalArgumentException.class, () -> list.replace(free, linked));
    assertRefused(IllegalArgumentException.class, () -> list.swap(foreign, free));
    assertRefused(IllegalStateException.class, () -> list.replace(linked, foreign));
    assertRefused(IllegalStateException.class, () -> list.swap(linked, free));
    assertRefused(NullPointerException.class, () -> list.spliceBefore(free, nothing()));
    assertRefused(
        NullPointerException.class, () -> list.spliceAfter(free, other, foreign, nothing()));
    for (Function<E, Runnable> call : nullCallbacks()) {
      assertRefused(NullPointerException.class, () -> call.apply(free).run());
    }
  }

  /** A null function is refused although there is nothing to call it for. */
  @Test
  void nullCallbacks_ofAnEmptyList() {
    E free = element();
    for (Function<E, Runnable> call : nullCallbacks()) {
      assertRefused(NullPointerException.class, () -> call.apply(free).run());
    }
  }

  /** The message says which of the two mistakes it is. */
  @Test
  void range_wrongEnds_areNamed() {
    List<E> elements = fill(list, 3);
    E a = elements.get(0);
    E foreign = in(other);
    Class<IllegalArgumentException> refusal = IllegalArgumentException.class;
    String misplaced = assertRefused(refusal, () -> other.spliceFirst(list, a, foreign));
    assertTrue(misplaced.startsWith(foreign + " is not in " + fixture.linkName()), misplaced);
    String swapped = assertRefused(refusal, () -> other.spliceFirst(list, elements.get(2), a));
    assertTrue(swapped.startsWith(a + " comes before " + elements.get(2)), swapped);
  }

  private List<Function<E, Runnable>> nullCallbacks() {
    return List.of(
        e -> () -> list.removeIf(nothing()),
        e -> () -> list.removeIf(nothing(), x -> {}),
        e -> () -> list.removeIf(x -> true, nothing()),
        e -> () -> list.removeAdjacentDuplicates(nothing()),
        e -> () -> list.drain(nothing()),
        e -> () -> list.forEach(nothing()),
        e -> () -> list.reversed().forEach(nothing()));
  }
}
