package dev.intrusive.benchmarks.slots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.benchmarks.slots.SlotList.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Each candidate is a list, beside others over the same links; otherwise it is none. */
class SlotListsTest {

  private static final int LISTS = 3;
  private static final int ELEMENTS = 20;
  private static final int STEPS = 20_000;

  private final Element[] elements = new Element[ELEMENTS];

  /** Makes a list over links. */
  private interface ListMaker {
    SlotList make(Element[] elements, SlotLinks links, int number);
  }

  @Test
  void separateLinks_areRight() {
    check(OpenList::new, SeparateLinks::new);
    check(RingList::new, SeparateLinks::new);
  }

  @Test
  void paddedLinks_areRight() {
    check(OpenList::new, PaddedLinks::new);
    check(RingList::new, PaddedLinks::new);
  }

  @Test
  void denseLinks_areRight() {
    check(OpenList::new, DenseLinks::new);
    check(RingList::new, DenseLinks::new);
  }

  @Test
  void packedLinks_areRight() {
    check(OpenList::new, PackedLinks::new);
    check(RingList::new, PackedLinks::new);
  }

  private void check(ListMaker maker, IntFunction<SlotLinks> linksMaker) {
    for (int slot = 0; slot < ELEMENTS; slot++) {
      elements[slot] = new Element(slot);
    }
    SlotLinks links = linksMaker.apply(ELEMENTS + LISTS);
    List<SlotList> lists = new ArrayList<>();
    List<List<Element>> expected = new ArrayList<>();
    for (int i = 0; i < LISTS; i++) {
      lists.add(maker.make(elements, links, i));
      expected.add(new ArrayList<>());
    }
    Random random = new Random(1);
    for (int step = 0; step < STEPS; step++) {
      int target = random.nextInt(LISTS);
      Element element = elements[random.nextInt(ELEMENTS)];
      act(random.nextInt(3), lists.get(target), expected, expected.get(target), element);
      for (int i = 0; i < LISTS; i++) {
        requireSame(expected.get(i), lists.get(i));
      }
    }
    assertThrows(IllegalStateException.class, () -> lists.get(0).addLast(new Element(0)));
  }

  private static void act(
      int action, SlotList list, List<List<Element>> all, List<Element> model, Element element) {
    boolean isElsewhere = all.stream().anyMatch(each -> each != model && each.contains(element));
    switch (action) {
      case 0 -> {
        if (isElsewhere || model.contains(element)) {
          assertThrows(IllegalStateException.class, () -> list.addLast(element));
        } else {
          list.addLast(element);
          model.add(element);
        }
      }
      case 1 -> assertEquals(model.remove(element), list.remove(element));
      default -> {
        if (isElsewhere) {
          assertThrows(IllegalStateException.class, () -> list.moveToLast(element));
          assertThrows(IllegalArgumentException.class, () -> list.nextSlot(element.slot));
        } else {
          list.moveToLast(element);
          model.remove(element);
          model.add(element);
        }
      }
    }
  }

  private static void requireSame(List<Element> model, SlotList list) {
    List<Element> visited = new ArrayList<>();
    list.forEach(visited::add);
    assertEquals(model, visited);
    assertEquals(model.size(), list.size());
    List<Element> passed = new ArrayList<>();
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      passed.add(list.elementOf(slot));
    }
    assertEquals(model, passed);
  }
}
