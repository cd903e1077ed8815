package dev.intrusive.benchmarks.lists;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.Link;
import dev.intrusive.benchmarks.lists.hosts.FlatHost;
import dev.intrusive.benchmarks.lists.hosts.IndexedHost;
import dev.intrusive.benchmarks.lists.hosts.NodeHost;
import dev.intrusive.benchmarks.lists.plain.EndedLink;
import dev.intrusive.benchmarks.lists.plain.PlainFlatHost;
import dev.intrusive.benchmarks.lists.plain.PlainFlatHostChain;
import dev.intrusive.benchmarks.lists.plain.PlainIndexedHost;
import dev.intrusive.benchmarks.lists.plain.PlainIndexedHostPool;
import dev.intrusive.benchmarks.lists.plain.PlainIndexedHostRow;
import dev.intrusive.benchmarks.lists.plain.PlainLink;
import dev.intrusive.benchmarks.lists.plain.PlainNodeHost;
import dev.intrusive.benchmarks.lists.plain.PlainNodeHostRing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.ClassLayout;

/** Hand-written baselines do the same as generated lists, on objects of the same size. */
class BaselinesTest {

  private static final int ELEMENTS = 30;
  private static final int STEPS = 10_000;

  @Test
  void generatedNode_behavesAsAList() {
    check(new GeneratedNode());
  }

  @Test
  void generatedFlat_behavesAsAList() {
    check(new GeneratedFlat());
  }

  @Test
  void generatedIndexed_behavesAsAList() {
    check(new GeneratedIndexed());
  }

  @Test
  void plainNode_behavesAsAList() {
    check(new PlainNode());
  }

  @Test
  void endedNode_behavesAsAList() {
    check(new EndedNode());
  }

  @Test
  void plainFlat_behavesAsAList() {
    check(new PlainFlat());
  }

  @Test
  void plainIndexed_behavesAsAList() {
    check(new PlainIndexed());
  }

  @Test
  void plainNode_countsModifications() {
    PlainNodeHostRing list = new PlainNodeHostRing();
    PlainNodeHost first = new PlainNodeHost();
    PlainNodeHost last = new PlainNodeHost();
    list.addLast(first);
    list.addLast(last);
    list.moveToLast(first);
    list.moveToLast(first);
    assertEquals(3, list.modifications(), "a move of the last element to the end is none");
    PlainNodeHostRing other = new PlainNodeHostRing();
    other.moveToLast(first);
    assertEquals(1, other.modifications());
    assertSame(last, list.pollFirst());
    assertEquals(5, list.modifications());
    assertFalse(list.remove(first));
    assertTrue(other.remove(first));
    assertEquals(List.of(5, 2), List.of(list.modifications(), other.modifications()));
  }

  @Test
  void plainFlat_countsModifications() {
    PlainFlatHostChain list = new PlainFlatHostChain();
    PlainFlatHost first = new PlainFlatHost();
    PlainFlatHost last = new PlainFlatHost();
    list.addLast(first);
    list.addLast(last);
    list.moveToLast(first);
    list.moveToLast(first);
    assertEquals(3, list.modifications(), "a move of the last element to the end is none");
    PlainFlatHostChain other = new PlainFlatHostChain();
    other.moveToLast(first);
    assertEquals(1, other.modifications());
    assertSame(last, list.pollFirst());
    assertEquals(5, list.modifications());
    assertFalse(list.remove(first));
    assertTrue(other.remove(first));
    assertEquals(List.of(5, 2), List.of(list.modifications(), other.modifications()));
  }

  @Test
  void plainIndexed_countsModifications() {
    PlainIndexedHostPool pool = new PlainIndexedHostPool(2);
    PlainIndexedHostRow list = new PlainIndexedHostRow(pool);
    PlainIndexedHost first = pool.emplace();
    PlainIndexedHost last = pool.emplace();
    list.addLast(first);
    list.addLast(last);
    list.moveToLast(first);
    list.moveToLast(first);
    assertEquals(3, list.modifications(), "a move of the last element to the end is none");
    PlainIndexedHostRow other = new PlainIndexedHostRow(pool);
    other.moveToLast(first);
    assertEquals(1, other.modifications());
    assertSame(last, list.pollFirst());
    assertEquals(5, list.modifications());
    assertFalse(list.remove(first));
    assertTrue(other.remove(first));
    assertEquals(List.of(5, 2), List.of(list.modifications(), other.modifications()));
  }

  @Test
  void plainNode_refusesElementOfAnotherList() {
    PlainNodeHostRing list = new PlainNodeHostRing();
    PlainNodeHost element = new PlainNodeHost();
    new PlainNodeHostRing().addLast(element);
    assertFalse(list.contains(element));
    assertFalse(list.remove(element));
    assertThrows(IllegalStateException.class, () -> list.addLast(element));
    assertThrows(IllegalArgumentException.class, () -> list.next(element));
    list.moveToLast(element);
    assertEquals(1, list.size());
    assertSame(element, list.pollFirst());
    assertEquals(0, list.size());
    assertEquals(null, list.peekFirst());
  }

  @Test
  void plainIndexed_refusesWhatIsNotLiveOrOfAnotherPool() {
    PlainIndexedHostPool pool = new PlainIndexedHostPool(2);
    PlainIndexedHostRow row = new PlainIndexedHostRow(pool);
    PlainIndexedHost released = pool.emplace();
    row.addLast(released);
    pool.release(released);
    PlainIndexedHost foreign = new PlainIndexedHostPool(2).emplace();
    for (PlainIndexedHost stray : List.of(released, foreign)) {
      assertFalse(row.contains(stray));
      assertFalse(row.remove(stray));
      assertThrows(IllegalStateException.class, () -> row.addLast(stray));
      assertThrows(IllegalStateException.class, () -> row.moveToLast(stray));
      assertThrows(IllegalArgumentException.class, () -> row.next(stray));
      assertThrows(IllegalStateException.class, () -> pool.release(released));
    }
    assertEquals(0, row.size());
  }

  @Test
  void plainIndexed_takesAnElementFromAnotherList() {
    PlainIndexedHostPool pool = new PlainIndexedHostPool(2);
    PlainIndexedHostRow row = new PlainIndexedHostRow(pool);
    PlainIndexedHostRow other = new PlainIndexedHostRow(pool);
    PlainIndexedHost element = pool.emplace();
    row.addLast(element);
    assertFalse(other.remove(element));
    other.moveToLast(element);
    assertEquals(0, row.size());
    assertSame(element, other.pollFirst());
  }

  @Test
  void baselines_haveTheSameSize() {
    assertEquals(size(Link.class), size(PlainLink.class));
    assertEquals(size(Link.class), size(EndedLink.class));
    assertEquals(size(NodeHost.class), size(PlainNodeHost.class));
    assertEquals(size(FlatHost.class), size(PlainFlatHost.class));
    assertEquals(size(IndexedHost.class), size(PlainIndexedHost.class));
  }

  private static long size(Class<?> type) {
    return ClassLayout.parseClass(type).instanceSize();
  }

  private static <E> void check(HotOperations<E> list) {
    list.prepare(ELEMENTS);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(list.newElement());
    }
    List<E> model = new ArrayList<>();
    Random random = new Random(1);
    for (int step = 0; step < STEPS; step++) {
      act(random.nextInt(4), list, model, elements.get(random.nextInt(ELEMENTS)));
      E element = list.peekFirst();
      for (E expected : model) {
        assertSame(expected, element);
        assertTrue(list.contains(expected));
        element = list.next(expected);
      }
      assertEquals(null, element);
    }
  }

  private static <E> void act(int action, HotOperations<E> list, List<E> model, E element) {
    switch (action) {
      case 0 -> assertEquals(model.remove(element), list.remove(element));
      case 1 -> {
        if (model.contains(element)) {
          assertThrows(IllegalStateException.class, () -> list.addLast(element));
        } else {
          list.addLast(element);
          model.add(element);
        }
      }
      case 2 -> {
        list.moveToLast(element);
        model.remove(element);
        model.add(element);
      }
      default -> assertSame(model.isEmpty() ? null : model.remove(0), list.pollFirst());
    }
  }
}
