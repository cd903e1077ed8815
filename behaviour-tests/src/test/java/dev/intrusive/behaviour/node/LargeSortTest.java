package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lists that would overflow the stack of whatever recurs from element to element. */
@Tag("long")
final class LargeSortTest {

  private static final int SIZE = 1_000_000;

  @Test
  void sort_million() {
    Comparator<GameObject> byId = Comparator.comparingInt(element -> element.id);
    Random random = new Random(1);
    GameObjectMainList list = new GameObjectMainList();
    for (int i = 0; i < SIZE; i++) {
      list.addLast(new GameObject(random.nextInt()));
    }
    list.sort(byId);
    assertTrue(list.isSorted(byId));
    list.reverse();
    assertTrue(list.isSorted(byId.reversed()));
    list.rotate(SIZE / 3);
    list.checkInvariants();
    assertEquals(SIZE, list.size());
  }
}
