package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code rotate}, {@code rotateToFirst} and {@code reverse}, compared with {@link Collections}. */
@EveryHost
final class RotationTest<E> extends ListContract<E> {

  private static final int LARGEST = 9;

  RotationTest(Host host) {
    super(host);
  }

  private List<E> refill(int size) {
    list.clear();
    return new ArrayList<>(fill(list, size));
  }

  @Test
  void rotate_everyDistance() {
    for (int size = 0; size <= LARGEST; size++) {
      for (int distance = -2 * size - 1; distance <= 2 * size + 1; distance++) {
        List<E> expected = refill(size);
        Collections.rotate(expected, distance);
        list.rotate(distance);
        assertHolds(list, expected);
      }
    }
  }

  @Test
  void rotateToFirst_everyElement() {
    for (int size = 1; size <= LARGEST; size++) {
      for (int at = 0; at < size; at++) {
        List<E> expected = refill(size);
        E element = expected.get(at);
        Collections.rotate(expected, -at);
        list.rotateToFirst(element);
        assertHolds(list, expected);
      }
    }
  }

  @Test
  void reverse_everySize() {
    for (int size = 0; size <= LARGEST; size++) {
      List<E> expected = refill(size);
      Collections.reverse(expected);
      list.reverse();
      assertHolds(list, expected);
      list.reverse();
      Collections.reverse(expected);
      assertHolds(list, expected);
    }
    assertEquals(LARGEST, list.size());
  }
}
