package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Iterators survive what they promise, and report what they cannot follow. */
@EveryMapHost
final class MapIteratorTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  private static final int ROUNDS = 300;

  private final Random random = new Random(4);

  MapIteratorTest(MapHost host) {
    super(host);
  }

  private List<E> refill() {
    map.clear();
    return fill(map, 1 + random.nextInt(Math.min(40, fixture.numbers())));
  }

  private void removeSome(E except) {
    for (E element : new ArrayList<>(map)) {
      if (element != except && random.nextInt(6) == 0) {
        assertTrue(map.remove(element));
      }
    }
  }

  /** Of one step, either the current element leaves or any others. */
  @Test
  void removals_thatAreSurvived() {
    for (int round = 0; round < ROUNDS; round++) {
      Set<E> missing = identities(refill());
      Iterator<E> iterator = map.iterator();
      while (iterator.hasNext()) {
        E current = iterator.next();
        assertTrue(map.contains(current), "had left");
        assertTrue(missing.remove(current), "repeated");
        switch (random.nextInt(5)) {
          case 0 -> iterator.remove();
          case 1 -> assertTrue(map.remove(current));
          case 2 -> assertTrue(fixture.accessors().unlink().test(current));
          case 3 -> removeSome(current);
          default -> {}
        }
        if (random.nextInt(50) == 0) {
          map.clear();
        }
      }
      missing.removeIf(element -> !map.contains(element));
      assertEquals(Set.of(), missing);
      assertThrows(NoSuchElementException.class, iterator::next);
    }
  }

  @Test
  void anyRemovals_areFollowedOrReported() {
    int reported = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Set<E> missing = identities(refill());
      Iterator<E> iterator = map.iterator();
      try {
        while (iterator.hasNext()) {
          E current = iterator.next();
          assertTrue(map.contains(current), "had left");
          assertTrue(missing.remove(current), "repeated");
          if (random.nextBoolean()) {
            map.remove(current);
          }
          removeSome(current);
        }
        missing.removeIf(element -> !map.contains(element));
        assertEquals(Set.of(), missing);
      } catch (ConcurrentModificationException e) {
        reported++;
        assertTrue(String.valueOf(e.getMessage()).contains(fixture.maps().link()));
      }
    }
    assertTrue(reported < ROUNDS);
  }

  @Test
  void removalBeforeTheFirstStep_isSurvived() {
    for (int round = 0; round < ROUNDS; round++) {
      List<E> elements = refill();
      Iterator<E> iterator = map.iterator();
      assertTrue(iterator.hasNext());
      removeSome(elements.get(0));
      List<E> visited = new ArrayList<>();
      iterator.forEachRemaining(visited::add);
      assertEquals(identities(map), identities(visited));
      assertEquals(map.size(), visited.size());
    }
  }

  @Test
  void insertions_areReported() {
    fill(map, 2);
    E fresh = fixture.newElement(2);
    Iterator<E> iterator = map.iterator();
    iterator.next();
    assertTrue(map.add(fresh));
    assertTrue(iterator.hasNext());
    assertThrows(ConcurrentModificationException.class, iterator::next);
    assertThrows(ConcurrentModificationException.class, iterator::remove);
    Iterator<E> second = map.iterator();
    second.next();
    map.put(fixture.newElement(1));
    assertThrows(ConcurrentModificationException.class, second::next);
    Iterator<E> third = map.iterator();
    third.next();
    assertTrue(map.add(fixture.newElement(3)));
    map.put(fixture.newElement(1));
    assertThrows(ConcurrentModificationException.class, third::next);
    assertEquals(4, map.size());
  }

  @Test
  void remove_withoutAnElement_isRefused() {
    fill(map, 3);
    Iterator<E> iterator = map.iterator();
    assertRefused(IllegalStateException.class, iterator::remove, fixture.maps().link());
    E element = iterator.next();
    iterator.remove();
    assertFree(element);
    assertThrows(IllegalStateException.class, iterator::remove);
    E second = iterator.next();
    assertTrue(map.remove(second));
    assertThrows(IllegalStateException.class, iterator::remove);
    iterator.next();
    assertFalse(iterator.hasNext());
    assertRefused(NoSuchElementException.class, iterator::next, fixture.maps().link());
  }
}
