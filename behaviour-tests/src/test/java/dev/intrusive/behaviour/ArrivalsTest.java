package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What joins a list is reported by its iterators, by whichever operations it joined. */
@EveryHost
final class ArrivalsTest<E> extends ListContract<E> {

  ArrivalsTest(Host host) {
    super(host);
  }

  /** An operation by which at least one element joins the list, which has at least two. */
  private record Arrival(String name, Runnable body) {}

  private List<Arrival> arrivals() {
    return List.of(
        new Arrival("nothing else", () -> {}),
        new Arrival("addFirst", () -> list.addFirst(element())),
        new Arrival("insertBefore", () -> list.insertBefore(list.getLast(), element())),
        new Arrival("moveToFirst", () -> list.moveToFirst(list.getLast())),
        new Arrival("move from the other list", () -> list.moveToLast(in(other))),
        new Arrival("splice", () -> spliceTwo()),
        new Arrival("splice of a range", () -> spliceOne()),
        new Arrival("splice within", () -> list.spliceFirst(list, list.getLast(), list.getLast())),
        new Arrival("moveAfter", () -> list.moveAfter(list.getLast(), list.getFirst())),
        new Arrival("rotate", () -> list.rotate(1)),
        new Arrival("swap", () -> list.swap(list.getFirst(), list.getLast())),
        new Arrival("reverse", () -> list.reverse()),
        new Arrival("sort", () -> sortLastFirst()),
        new Arrival("merge", () -> mergeOne()),
        new Arrival("replace", () -> list.replace(list.getFirst(), element())));
  }

  /** How each kind of iterator starts. */
  private List<Function<IntrusiveList<E>, Iterator<E>>> starts() {
    return List.of(
        IntrusiveList::iterator, IntrusiveList::descendingIterator, IntrusiveList::listIterator);
  }

  private void spliceTwo() {
    fill(other, 2);
    list.spliceLast(other);
  }

  private void spliceOne() {
    E joining = in(other);
    list.spliceFirst(other, joining, joining);
  }

  private void sortLastFirst() {
    E last = list.getLast();
    list.sort(Comparator.comparing(each -> each != last));
  }

  private void mergeOne() {
    E joining = in(other);
    list.merge(other, Comparator.comparing(each -> each == joining));
  }

  @TestFactory
  Stream<DynamicTest> arrivals_ofTwoKinds_areReported() {
    return arrivals().stream()
        .skip(1)
        .flatMap(first -> arrivals().stream().map(each -> test(first, each)));
  }

  private DynamicTest test(Arrival first, Arrival second) {
    return DynamicTest.dynamicTest(
        first.name() + ", " + second.name(),
        () -> {
          for (Function<IntrusiveList<E>, Iterator<E>> start : starts()) {
            assertReports(start, first, second);
          }
        });
  }

  private void assertReports(
      Function<IntrusiveList<E>, Iterator<E>> start, Arrival first, Arrival second) {
    list.clear();
    other.clear();
    fill(list, 3);
    Iterator<E> iterator = start.apply(list);
    iterator.next();
    first.body().run();
    second.body().run();
    assertTrue(iterator.hasNext(), "a place that is lost is no end");
    assertThrows(ConcurrentModificationException.class, iterator::next);
    assertThrows(ConcurrentModificationException.class, iterator::remove);
  }

  /** Nobody who asks later, whoever ends meanwhile, keeps those who asked before from knowing. */
  @TestFactory
  Stream<DynamicTest> arrivals_areReported_toAllWhoAsked() {
    return arrivals().stream()
        .skip(1)
        .map(
            arrival ->
                DynamicTest.dynamicTest(
                    arrival.name(),
                    () -> {
                      assertReportedToAll(arrival.body());
                      assertReportedToAll(() -> list.forEach(once(arrival.body())));
                    }));
  }

  private void assertReportedToAll(Runnable arrival) {
    list.clear();
    other.clear();
    fill(list, 3);
    Iterator<E> first = list.iterator();
    list.forEach(element -> {});
    arrival.run();
    Iterator<E> second = list.descendingIterator();
    assertThrows(ConcurrentModificationException.class, first::next);
    second.next();
    Iterator<E> third = list.listIterator();
    list.remove(list.getFirst());
    third.next();
    arrival.run();
    Iterator<E> fourth = list.iterator();
    Stream.of(first, second, third)
        .forEach(each -> assertThrows(ConcurrentModificationException.class, each::next));
    fourth.next();
  }

  /** Runs a body for the first element alone, and creates an iterator before and after it. */
  private Consumer<E> once(Runnable body) {
    boolean[] done = new boolean[1];
    return element -> {
      if (!done[0]) {
        done[0] = true;
        Iterator<E> before = list.iterator();
        body.run();
        Iterator<E> after = list.iterator();
        body.run();
        assertThrows(ConcurrentModificationException.class, before::next);
        assertThrows(ConcurrentModificationException.class, after::next);
      }
    };
  }

  @Test
  void arrival_inAnEmptyList_isReported() {
    for (Function<IntrusiveList<E>, Iterator<E>> start : starts()) {
      list.clear();
      Iterator<E> iterator = start.apply(list);
      in(list);
      assertTrue(iterator.hasNext(), "a place that is lost is no end");
      assertThrows(ConcurrentModificationException.class, iterator::next);
    }
  }

  @Test
  void iterator_afterEarlierArrivals_reportsLaterOnes() {
    E first = in(list);
    E second = in(list);
    list.moveToLast(first);
    list.remove(first);
    list.addFirst(first);
    for (Function<IntrusiveList<E>, Iterator<E>> start : starts()) {
      assertEquals(2, collect(start.apply(list), 2).size());
      Iterator<E> iterator = start.apply(list);
      E visited = iterator.next();
      list.remove(visited);
      assertSame(visited == first ? second : first, iterator.next());
      list.moveToFirst(first);
      list.moveToLast(second);
      assertTrue(iterator.hasNext(), "a place that is lost is no end");
      assertThrows(ConcurrentModificationException.class, iterator::next);
    }
  }

  @Test
  void forEach_followsDepartures_afterAnArrival() {
    E first = in(list);
    E second = in(list);
    E third = in(list);
    List<E> visited = new ArrayList<>();
    list.forEach(
        each -> {
          visited.add(each);
          if (each == first) {
            list.addFirst(element());
            list.remove(second);
            list.remove(first);
          }
        });
    assertEquals(labels(List.of(first, third)), labels(visited));
  }
}
