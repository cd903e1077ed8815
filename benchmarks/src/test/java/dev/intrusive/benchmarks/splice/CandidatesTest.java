package dev.intrusive.benchmarks.splice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each candidate knows exactly which list an element is in; otherwise it is none. */
class CandidatesTest {

  private static final int LISTS = 5;
  private static final int ELEMENTS = 40;
  private static final int STEPS = 20_000;

  @Test
  void ownerList_knowsWhereElementsAre() {
    check(new OwnerList());
  }

  @Test
  void tokenList_knowsWhereElementsAre() {
    check(new TokenList());
  }

  @Test
  void rankedTokenList_knowsWhereElementsAre() {
    check(new RankedTokenList());
  }

  private static <N extends CandidateList.Links<N>> void check(CandidateList<N> first) {
    List<CandidateList<N>> lists = new ArrayList<>(List.of(first));
    List<List<N>> expected = new ArrayList<>();
    for (int i = 0; i < LISTS; i++) {
      lists.add(first.newList());
      expected.add(new ArrayList<>());
    }
    List<N> elements = new ArrayList<>();
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(first.newElement());
    }
    Random random = new Random(1);
    for (int step = 0; step < STEPS; step++) {
      int target = random.nextInt(LISTS);
      N element = elements.get(random.nextInt(ELEMENTS));
      act(random.nextInt(6), lists, expected, target, random.nextInt(LISTS), element);
      // Not all at once: to ask for the list of an element shortens its path.
      N asked = elements.get(random.nextInt(ELEMENTS));
      for (int i = 0; i < LISTS; i++) {
        assertEquals(expected.get(i).contains(asked), lists.get(i).contains(asked));
        assertEquals(expected.get(i).size(), lists.get(i).size());
      }
      requireOrder(lists.get(target), expected.get(target));
    }
  }

  private static <N extends CandidateList.Links<N>> void act(
      int action,
      List<CandidateList<N>> lists,
      List<List<N>> expected,
      int target,
      int other,
      N element) {
    CandidateList<N> list = lists.get(target);
    List<N> model = expected.get(target);
    switch (action) {
      case 0 -> {
        if (expected.stream().anyMatch(each -> each.contains(element))) {
          assertThrows(IllegalStateException.class, () -> list.addLast(element));
        } else {
          list.addLast(element);
          model.add(element);
        }
      }
      case 1 -> assertEquals(model.remove(element), list.remove(element));
      case 2 -> {
        list.moveToLast(element);
        expected.forEach(each -> each.remove(element));
        model.add(element);
      }
      case 3 -> {
        @Nullable N polled = list.pollFirst();
        assertSame(model.isEmpty() ? null : model.remove(0), polled);
      }
      case 4 -> {
        int index = model.indexOf(element);
        if (index < 0) {
          assertThrows(IllegalArgumentException.class, () -> list.next(element));
        } else {
          assertSame(index == model.size() - 1 ? null : model.get(index + 1), list.next(element));
        }
      }
      default -> {
        list.spliceLast(lists.get(other));
        if (target != other) {
          model.addAll(expected.get(other));
          expected.get(other).clear();
        }
      }
    }
  }

  private static <N extends CandidateList.Links<N>> void requireOrder(
      CandidateList<N> list, List<N> expected) {
    N element = list.peekFirst();
    N previous = null;
    for (N wanted : expected) {
      assertSame(wanted, element);
      assertSame(previous, wanted.previous);
      previous = wanted;
      element = wanted.next;
    }
    assertNull(element);
  }
}
