package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many links operations look up, in a list that overrides only what it must. */
final class HandWrittenListTest {

  private static final int SIZE = 1000;

  private final HandWrittenList list = new HandWrittenList();

  private List<GameObject> fill() {
    List<GameObject> elements = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      GameObject element = new GameObject(i);
      elements.add(element);
      list.addLast(element);
    }
    return elements;
  }

  private int lookupsOf(Runnable operation) {
    int before = list.lookups();
    operation.run();
    return list.lookups() - before;
  }

  /** The way to the new start is the shorter one. */
  @Test
  void rotate_costsTheDistance() {
    List<GameObject> elements = fill();
    int fixed = lookupsOf(() -> list.rotateToFirst(elements.get(1)));
    list.rotateToFirst(elements.get(0));
    for (int distance : new int[] {1, -1, 3, -3, 100, -100, 400, -400, SIZE + 2, SIZE - 2}) {
      int way = Math.min(Math.floorMod(distance, SIZE), Math.floorMod(-distance, SIZE));
      int lookups = lookupsOf(() -> list.rotate(distance));
      assertSame(elements.get(Math.floorMod(-distance, SIZE)), list.getFirst());
      assertTrue(lookups <= fixed + way, () -> lookups + " look-ups for distance " + distance);
      list.rotateToFirst(elements.get(0));
    }
  }

  @Test
  void rotateToFirst_costsTheSameEverywhere() {
    List<GameObject> elements = fill();
    int near = lookupsOf(() -> list.rotateToFirst(elements.get(1)));
    int far = lookupsOf(() -> list.rotateToFirst(elements.get(SIZE / 2)));
    assertEquals(near, far);
  }
}
