package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Passes that start inside passes. */
@EveryHost
final class ForEachNestingTest<E> extends ListContract<E> {

  private static final int MOST_VISITS = 1000;

  private final List<E> outer = new ArrayList<>();
  private final List<E> inner = new ArrayList<>();

  ForEachNestingTest(Host host) {
    super(host);
  }

  private void visitOuter(E element) {
    visit(outer, element);
  }

  private void visitInner(E element) {
    visit(inner, element);
  }

  private void visit(List<E> visited, E element) {
    visited.add(element);
    if (visited.size() > MOST_VISITS) {
      throw new AssertionError("the pass does not end");
    }
  }

  @Test
  void nested_noChange() {
    List<E> elements = fill(list, 3);
    list.forEach(
        element -> {
          visitOuter(element);
          list.forEach(this::visitInner);
        });
    assertEquals(labels(elements), labels(outer));
    assertEquals(9, inner.size());
  }

  @Test
  void nested_innerRemovesAll() {
    List<E> elements = fill(list, 3);
    E second = elements.get(1);
    list.forEach(
        element -> {
          visitOuter(element);
          if (element == second) {
            list.forEach(
                each -> {
                  visitInner(each);
                  list.remove(each);
                });
          }
        });
    assertEquals(labels(elements.subList(0, 2)), labels(outer));
    assertEquals(labels(elements), labels(inner));
    assertHolds(list);
  }

  @Test
  void nested_innerRemovesTwoAndAddsOne() {
    for (int i = 0; i < 5 * 5 * 5 * 5; i++) {
      outer.clear();
      inner.clear();
      list.clear();
      List<E> e = fill(list, 5);
      E added = element();
      E outerTrigger = e.get(i % 5);
      E innerTrigger = e.get(i / 5 % 5);
      int removed = i / 25 % 5;
      int removedToo = i / 125 % 5;
      list.forEach(
          element -> {
            visitOuter(element);
            if (element == outerTrigger) {
              list.forEach(
                  each -> {
                    visitInner(each);
                    if (each == innerTrigger) {
                      list.remove(e.get(removed));
                      list.remove(e.get(removedToo));
                      list.addLast(added);
                    }
                  });
            }
          });
      assertEquals(expected(e, i % 5, removed, removedToo, added), labels(outer));
      assertEquals(expected(e, i / 5 % 5, removed, removedToo, added), labels(inner));
    }
  }

  /** What a pass visits in whose call for one element two others leave and one is added. */
  private List<String> expected(List<E> e, int trigger, int removed, int removedToo, E added) {
    List<E> visited = new ArrayList<>();
    for (int i = 0; i < e.size(); i++) {
      if (i <= trigger || (i != removed && i != removedToo)) {
        visited.add(e.get(i));
      }
    }
    visited.add(added);
    return labels(visited);
  }

  @Test
  void nested_innerRemovesCurrentOfOuterAndRefillsItsGap() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E x = element();
    list.forEach(
        element -> {
          visitOuter(element);
          if (element == b) {
            list.forEach(
                each -> {
                  visitInner(each);
                  if (each == a) {
                    list.remove(b);
                    list.insertAfter(a, x);
                  }
                });
          }
        });
    assertEquals(labels(List.of(a, b, x, c)), labels(outer));
    assertEquals(labels(List.of(a, x, c)), labels(inner));
  }

  @Test
  void nested_changesBetweenInnerPasses() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    E d = in(list);
    list.forEach(
        element -> {
          visitOuter(element);
          if (outer.size() == 1) {
            list.remove(a);
            list.forEach(this::visitInner);
            list.remove(b);
            list.forEach(this::visitInner);
            list.addFirst(a);
          }
        });
    // The pass stands at the start of the list when the first element joins there again.
    assertEquals(labels(List.of(a, a, c, d)), labels(outer));
    assertEquals(labels(List.of(b, c, d, c, d)), labels(inner));
  }

  @Test
  void nested_exceptionOfInner() {
    E a = in(list);
    E b = in(list);
    E c = in(list);
    list.forEach(
        element -> {
          visitOuter(element);
          if (element == a) {
            assertThrows(
                IllegalCallerException.class,
                () ->
                    list.forEach(
                        each -> {
                          list.remove(a);
                          list.remove(b);
                          throw new IllegalCallerException("expected");
                        }));
          }
        });
    assertEquals(labels(List.of(a, c)), labels(outer));
    assertHolds(list, c);
  }

  @Test
  void nested_exceptionThroughBoth() {
    E a = in(list);
    E b = in(list);
    assertThrows(
        IllegalCallerException.class,
        () ->
            list.forEach(
                element ->
                    list.forEach(
                        each -> {
                          list.remove(a);
                          throw new IllegalCallerException("expected");
                        })));
    list.forEach(this::visitOuter);
    assertEquals(labels(List.of(b)), labels(outer));
    list.forEach(list::remove);
    assertHolds(list);
  }

  @Test
  void nested_twoLists() {
    E a = in(list);
    E b = in(list);
    E x = in(other);
    E y = in(other);
    list.forEach(
        element -> {
          visitOuter(element);
          other.forEach(
              each -> {
                visitInner(each);
                if (element == a && each == x) {
                  other.remove(x);
                  list.remove(a);
                  list.moveToLast(x);
                }
              });
        });
    assertEquals(labels(List.of(a, b, x)), labels(outer));
    assertEquals(labels(List.of(x, y, y, y)), labels(inner));
    assertHolds(list, b, x);
    assertHolds(other, y);
  }

  @Test
  void nested_manyRemovalsInOneCallback() {
    List<E> elements = fill(list, 500);
    E last = elements.get(499);
    list.forEach(
        element -> {
          visitOuter(element);
          if (outer.size() == 250) {
            // Backwards from the current element: each removal moves the position once more.
            for (int i = 249; i >= 0; i--) {
              list.remove(elements.get(i));
            }
            for (int i = 0; i < 1000; i++) {
              list.moveToLast(last);
            }
          }
        });
    assertEquals(labels(elements), labels(outer));
    assertEquals(250, list.size());
  }

  /** What left before a pass began has no meaning for it, even if it has joined again. */
  @Test
  void nested_startsAtWhatHasJustMoved() {
    List<E> elements = fill(list, 3);
    E moved = elements.get(2);
    list.forEach(
        element -> {
          visitOuter(element);
          if (outer.size() == 1) {
            list.moveToFirst(moved);
            list.forEach(this::visitInner);
            list.reversed().forEach(this::visitInner);
          }
        });
    E a = elements.get(0);
    E b = elements.get(1);
    assertEquals(labels(List.of(moved, a, b, b, a, moved)), labels(inner));
    assertEquals(labels(List.of(a, b)), labels(outer));
  }
}
