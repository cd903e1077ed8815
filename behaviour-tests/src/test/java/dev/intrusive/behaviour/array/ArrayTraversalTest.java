package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements change slots while an iterator or {@code removeIf} is under way, though none joins. */
final class ArrayTraversalTest {

  private static final int ELEMENTS = 200;

  private final ParticleAlive list = new ParticleAlive();
  private final List<Particle> particles = new ArrayList<>();
  private final List<Particle> visited = new ArrayList<>();

  ArrayTraversalTest() {
    for (int i = 0; i < ELEMENTS; i++) {
      particles.add(new Particle(i));
    }
  }

  /** Adds the elements so that the window begins in the middle of the array. */
  private void fill() {
    List<Particle> second = particles.subList(ELEMENTS / 2, ELEMENTS);
    second.forEach(list::addLast);
    List<Particle> first = new ArrayList<>(particles.subList(0, ELEMENTS / 2));
    Collections.reverse(first);
    first.forEach(list::addFirst);
  }

  private Iterator<Particle> iterator(boolean isDescending) {
    fill();
    if (isDescending) {
      Collections.reverse(particles);
    }
    return isDescending ? list.descendingIterator() : list.iterator();
  }

  private void visit(Iterator<Particle> iterator, int count) {
    for (int i = 0; i < count; i++) {
      visited.add(iterator.next());
    }
  }

  private void finish(Iterator<Particle> iterator) {
    iterator.forEachRemaining(visited::add);
    assertFalse(iterator.hasNext());
    list.checkInvariants();
  }

  /** The element that comes next is known, but not its slot any more. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void next_currentRemovedAndTrimmedBetween(boolean isDescending) {
    Iterator<Particle> iterator = iterator(isDescending);
    visit(iterator, ELEMENTS - 2);
    particles.subList(1, ELEMENTS - 2).forEach(list::remove);
    list.trimToSize();
    visit(iterator, 1);
    finish(iterator);
    assertEquals(particles, visited);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void next_trimmedBetween(boolean isDescending) {
    Iterator<Particle> iterator = iterator(isDescending);
    visit(iterator, 120);
    list.trimToSize();
    finish(iterator);
    assertEquals(particles, visited);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void next_holesTrimmedBetween(boolean isDescending) {
    Iterator<Particle> iterator = iterator(isDescending);
    visit(iterator, 120);
    for (int i = 0; i < 30; i++) {
      list.remove(particles.get(2 * i + 1));
      list.remove(particles.get(ELEMENTS - 2 * i - 2));
    }
    list.trimToSize();
    visit(iterator, 1);
    list.trimToSize();
    finish(iterator);
    List<Particle> expected = new ArrayList<>(particles);
    expected.removeIf(particle -> !list.contains(particle) && particles.indexOf(particle) >= 120);
    assertEquals(expected, visited);
  }

  /** All that was visited leaves, so that holes are closed again and again. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void remove_all(boolean isDescending) {
    Iterator<Particle> iterator = iterator(isDescending);
    while (iterator.hasNext()) {
      visited.add(iterator.next());
      iterator.remove();
      list.checkInvariants();
    }
    assertEquals(particles, visited);
    assertEquals(0, list.size());
  }

  /** What an iterator returned last leaves by another way, and most of what is ahead of it. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void next_currentAndOthersLeave(boolean isDescending) {
    Iterator<Particle> iterator = iterator(isDescending);
    int next = 0;
    while (iterator.hasNext()) {
      Particle current = iterator.next();
      assertEquals(particles.get(next), current);
      next = following(next);
      for (int ahead = next + 2; ahead < next + 9 && ahead < ELEMENTS; ahead++) {
        list.remove(particles.get(ahead));
      }
      list.remove(current);
      list.checkInvariants();
    }
    assertEquals(ELEMENTS, next);
  }

  /** The index of the next element that is still there, or how many there were. */
  private int following(int index) {
    int next = index + 1;
    while (next < ELEMENTS && !list.contains(particles.get(next))) {
      next++;
    }
    return next;
  }

  /** The predicate and the disposer give back the room of what has left, so that all move. */
  @Test
  void removeIf_trimmedMeanwhile() {
    fill();
    int removed =
        list.removeIf(
            particle -> {
              visited.add(particle);
              if (particle.id % 7 == 0) {
                list.trimToSize();
              }
              return particle.id % 3 > 0;
            },
            particle -> {
              if (particle.id % 5 == 0) {
                list.trimToSize();
              }
            });
    list.checkInvariants();
    assertEquals(particles, visited);
    particles.removeIf(particle -> particle.id % 3 > 0);
    assertEquals(particles, new ArrayList<>(list));
    assertEquals(ELEMENTS - particles.size(), removed);
  }
}
