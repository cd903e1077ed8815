package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Long rows of holes, and elements that come into their slots. */
final class ArrayRowsTest {

  private static final int CAPACITY = 640;
  private static final int ELEMENTS = 400;

  private final ParticleAlive list = new ParticleAlive(CAPACITY);
  private final List<Particle> particles = new ArrayList<>();

  ArrayRowsTest() {
    for (int i = 0; i < CAPACITY; i++) {
      particles.add(new Particle(i));
    }
    particles.subList(0, ELEMENTS).forEach(list::add);
  }

  /** Removes the elements from one slot to another, which have their slots as numbers. */
  private void remove(int from, int to) {
    particles.subList(from, to + 1).forEach(list::remove);
  }

  /** Makes a row of holes and steps over it in both directions. */
  private void makeRow(int from, int to) {
    remove(from, to);
    step(from - 1, to + 1);
  }

  private void step(int before, int after) {
    assertEquals(particles.get(after), list.next(particles.get(before)));
    assertEquals(particles.get(before), list.previous(particles.get(after)));
  }

  /** Steps through the whole list in both directions, from neighbour to neighbour. */
  private void check(List<Particle> expected) {
    list.checkInvariants();
    for (int i = 0; i < expected.size(); i++) {
      Particle next = i + 1 == expected.size() ? null : expected.get(i + 1);
      Particle previous = i == 0 ? null : expected.get(i - 1);
      assertEquals(next, list.next(expected.get(i)));
      assertEquals(previous, list.previous(expected.get(i)));
    }
    assertEquals(expected, new ArrayList<>(list));
  }

  /** Lets the window begin after a row of holes, into which others come, some of which leave. */
  private void refillFirst(Consumer<List<Particle>> filler) {
    makeRow(60, 191);
    for (int i = 0; i < 60; i++) {
      list.removeFirst();
    }
    List<Particle> order = new ArrayList<>(list);
    filler.accept(order);
    list.checkInvariants();
    // From slot 42 to slot 191, whatever is there now.
    List<Particle> leaving = new ArrayList<>(order.subList(8, 29));
    leaving.forEach(list::remove);
    order.removeAll(leaving);
    check(order);
  }

  /** The same at the end of the window. */
  private void refillLast(Consumer<List<Particle>> filler) {
    makeRow(180, 340);
    for (int i = 341; i < ELEMENTS; i++) {
      list.removeLast();
    }
    List<Particle> order = new ArrayList<>(list);
    int before = order.size();
    filler.accept(order);
    list.checkInvariants();
    int end = order.size() == before ? before - 4 : before + 146; // after slot 325
    List<Particle> leaving = new ArrayList<>(order.subList(end - 16, end));
    leaving.forEach(list::remove);
    order.removeAll(leaving);
    check(order);
  }

  @Test
  void addFirst_intoSlotsOfARow() {
    refillFirst(
        order -> {
          for (Particle fresh : particles.subList(ELEMENTS, ELEMENTS + 150)) {
            list.addFirst(fresh);
            order.add(0, fresh);
          }
        });
  }

  @Test
  void moveToFirst_intoSlotsOfARow() {
    refillFirst(
        order -> {
          for (int i = 0; i < 150; i++) {
            Particle last = order.remove(order.size() - 1);
            list.moveToFirst(last);
            order.add(0, last);
          }
        });
  }

  @Test
  void addLast_intoSlotsOfARow() {
    refillLast(
        order -> {
          for (Particle fresh : particles.subList(ELEMENTS, ELEMENTS + 150)) {
            list.addLast(fresh);
            order.add(fresh);
          }
        });
  }

  @Test
  void moveToLast_intoSlotsOfARow() {
    refillLast(
        order -> {
          for (int i = 0; i < 150; i++) {
            Particle first = order.remove(0);
            list.moveToLast(first);
            order.add(first);
          }
        });
  }

  @Test
  void spliceLast_intoSlotsOfARow() {
    refillLast(
        order -> {
          ParticleAlive other = new ParticleAlive();
          other.addAll(particles.subList(ELEMENTS, ELEMENTS + 150));
          list.spliceLast(other);
          order.addAll(particles.subList(ELEMENTS, ELEMENTS + 150));
        });
  }

  @Test
  void spliceLast_ofARangeOfTheSameList_intoSlotsOfARow() {
    refillLast(
        order -> {
          List<Particle> range = new ArrayList<>(order.subList(0, 150));
          list.spliceLast(list, range.get(0), range.get(149));
          order.removeAll(range);
          order.addAll(range);
        });
  }

  @Test
  void insertBefore_intoTheLastHoleOfARow() {
    makeRow(60, 191);
    list.insertBefore(particles.get(192), particles.get(ELEMENTS));
    List<Particle> order = new ArrayList<>(particles.subList(0, 60));
    order.add(particles.get(ELEMENTS));
    order.addAll(particles.subList(192, ELEMENTS));
    check(order);
  }

  @Test
  void insertBefore_thatShiftsAnElementIntoTheFirstHoleOfARow() {
    makeRow(64, 191);
    list.insertBefore(particles.get(62), particles.get(ELEMENTS));
    List<Particle> order = new ArrayList<>(particles.subList(0, 62));
    order.add(particles.get(ELEMENTS));
    order.addAll(particles.subList(62, 64));
    order.addAll(particles.subList(192, ELEMENTS));
    check(order);
  }

  @Test
  void insertAfter_thatShiftsAnElementIntoTheLastHoleOfARow() {
    makeRow(64, 191);
    list.insertAfter(particles.get(193), particles.get(ELEMENTS));
    List<Particle> order = new ArrayList<>(particles.subList(0, 64));
    order.addAll(particles.subList(192, 194));
    order.add(particles.get(ELEMENTS));
    order.addAll(particles.subList(194, ELEMENTS));
    check(order);
  }

  @Test
  void moveOfTheFirst_thatShiftsAnElementIntoTheLastHoleOfTheRowAfterIt() {
    makeRow(1, 127);
    list.moveBefore(particles.get(130), particles.get(0));
    List<Particle> order = new ArrayList<>(particles.subList(128, ELEMENTS));
    order.add(2, particles.get(0));
    check(order);
  }

  @Test
  void moveOfTheLast_thatShiftsAnElementIntoTheFirstHoleOfTheRowBeforeIt() {
    makeRow(256, ELEMENTS - 2);
    list.moveBefore(particles.get(254), particles.get(ELEMENTS - 1));
    List<Particle> order = new ArrayList<>(particles.subList(0, 256));
    order.add(254, particles.get(ELEMENTS - 1));
    check(order);
  }

  @Test
  void sort_intoARow() {
    makeRow(60, 191);
    list.sort(Comparator.comparing((Particle particle) -> -particle.id));
    List<Particle> order = new ArrayList<>(particles.subList(0, 60));
    order.addAll(particles.subList(192, ELEMENTS));
    order.sort(Comparator.comparing((Particle particle) -> -particle.id));
    check(order);
  }

  @Test
  void merge_intoARow() {
    makeRow(60, 191);
    ParticleAlive other = new ParticleAlive();
    other.addAll(particles.subList(ELEMENTS, ELEMENTS + 3));
    list.merge(other, Comparator.comparing((Particle particle) -> particle.id));
    List<Particle> order = new ArrayList<>(particles.subList(0, 60));
    order.addAll(particles.subList(192, ELEMENTS + 3));
    check(order);
  }

  /** Stepping over a row pays for closing it, whatever else changes meanwhile. */
  @Test
  void row_besideWhichTheListChanges_isClosed() {
    makeRow(60, 191);
    Particle anchor = particles.get(10);
    Particle moved = particles.get(11);
    for (int i = 0; i < 100; i++) {
      step(59, 192);
      list.remove(moved);
      list.insertAfter(anchor, moved);
    }
    assertEquals(0, ArrayCapacityTest.holes(list));
    List<Particle> order = new ArrayList<>(particles.subList(0, 60));
    order.addAll(particles.subList(192, ELEMENTS));
    check(order);
  }

  @Test
  void row_thatNothingGoesOver_stays() {
    remove(60, 191);
    list.remove(particles.get(10));
    assertEquals(133, ArrayCapacityTest.holes(list));
  }
}
