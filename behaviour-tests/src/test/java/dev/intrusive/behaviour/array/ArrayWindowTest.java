package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random operations on lists whose windows slide along their arrays and have many holes. */
final class ArrayWindowTest {

  private static final int OPERATIONS = 1_500;
  private static final int ELEMENTS = 700;

  private static final Comparator<Particle> BY_ID = Comparator.comparing(particle -> particle.id);

  private final List<ParticleAlive> lists = List.of(new ParticleAlive(), new ParticleAlive(300));
  private final List<List<Particle>> expected = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<Particle> free = new ArrayList<>();
  private Random random = new Random(0);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void operations_onWindowsWithManyHoles(long seed) {
    random = new Random(seed);
    boolean hasPasses = seed % 2 == 0;
    for (int i = 0; i < ELEMENTS; i++) {
      free.add(new Particle(i));
    }
    Collections.shuffle(free, random);
    for (int operation = 0; operation < OPERATIONS; operation++) {
      int number = random.nextInt(2);
      int kind = random.nextInt(hasPasses ? 22 : 20);
      operate(number, kind);
      for (int i = 0; i < 2; i++) {
        check(i, "after operation %d of kind %d on list %d".formatted(operation, kind, number));
      }
    }
  }

  /** What is between the first and the last element that a sort moves leaves and joins again. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void sort_duringAPass_isFollowed(int elements) {
    ParticleAlive list = lists.get(0);
    for (int trial = 0; trial < 300; trial++) {
      list.clear();
      List<Particle> sorted = new ArrayList<>();
      for (int i = 0; i < elements; i++) {
        sorted.add(new Particle(i));
      }
      List<Particle> order = new ArrayList<>(sorted);
      Collections.shuffle(order.subList(random.nextInt(elements), elements), random);
      list.addAll(order);
      Particle trigger = order.get(random.nextInt(elements));
      List<Particle> visited = new ArrayList<>();
      list.forEach(
          particle -> {
            visited.add(particle);
            if (particle == trigger && !list.isSorted(BY_ID)) {
              list.sort(BY_ID);
            }
          });
      int first = 0;
      int last = elements - 1;
      while (first < elements && order.get(first) == sorted.get(first)) {
        first++;
      }
      while (last > first && order.get(last) == sorted.get(last)) {
        last--;
      }
      int place = order.indexOf(trigger);
      boolean moves = first <= place && place <= last;
      List<Particle> expected = new ArrayList<>(order.subList(0, place + 1));
      expected.addAll(sorted.subList(moves ? first : place + 1, elements));
      assertEquals(expected, visited);
      assertEquals(sorted, new ArrayList<>(list));
    }
  }

  private void operate(int number, int kind) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    switch (kind) {
      case 0, 1 -> addLast(number, random.nextInt(120));
      case 2 -> addFirst(number, random.nextInt(120));
      case 3 -> {
        for (int count = random.nextInt(100); count > 0 && !model.isEmpty(); count--) {
          free(model, list.removeFirst());
        }
      }
      case 4 -> {
        for (int count = random.nextInt(100); count > 0 && !model.isEmpty(); count--) {
          free(model, list.removeLast());
        }
      }
      case 5, 6, 7 -> removeRow(number);
      case 8 -> {
        for (int count = random.nextInt(200); count > 0 && !model.isEmpty(); count--) {
          Particle last = model.remove(model.size() - 1);
          list.moveToFirst(last);
          model.add(0, last);
        }
      }
      case 9 -> {
        if (!free.isEmpty() && !model.isEmpty()) {
          int place = random.nextInt(model.size());
          Particle fresh = free.remove(free.size() - 1);
          list.insertBefore(model.get(place), fresh);
          model.add(place, fresh);
        }
      }
      case 10, 11 -> moveOne(number);
      case 12 -> spliceRange(number, random.nextInt(2));
      case 13 -> spliceRange(number, number);
      case 14 -> {
        if (random.nextInt(4) == 0) {
          list.sort(BY_ID);
          model.sort(BY_ID);
        }
      }
      case 15 -> {
        list.reverse();
        Collections.reverse(model);
      }
      case 16 -> {
        if (random.nextInt(4) == 0) {
          list.trimToSize();
        }
      }
      case 17 -> merge(number);
      case 18 -> {
        if (!model.isEmpty()) {
          Particle first = model.get(random.nextInt(model.size()));
          list.rotateToFirst(first);
          Collections.rotate(model, -model.indexOf(first));
        }
      }
      case 19 -> {
        // A queue that goes round.
        for (int count = random.nextInt(300); count > 0 && !model.isEmpty(); count--) {
          Particle first = model.remove(0);
          list.moveToLast(first);
          model.add(first);
        }
      }
      default -> pass(number, kind == 20);
    }
  }

  private void addLast(int number, int count) {
    for (int i = 0; i < count && !free.isEmpty(); i++) {
      Particle fresh = free.remove(free.size() - 1);
      lists.get(number).addLast(fresh);
      expected.get(number).add(fresh);
    }
  }

  private void addFirst(int number, int count) {
    for (int i = 0; i < count && !free.isEmpty(); i++) {
      Particle fresh = free.remove(free.size() - 1);
      lists.get(number).addFirst(fresh);
      expected.get(number).add(0, fresh);
    }
  }

  private void free(List<Particle> model, Particle particle) {
    assertTrue(model.remove(particle));
    free.add(random.nextInt(free.size() + 1), particle);
  }

  /** Makes a row of holes, and looks over it from both sides meanwhile. */
  private void removeRow(int number) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    if (model.isEmpty()) {
      return;
    }
    int start = random.nextInt(model.size());
    int end = Math.min(model.size(), start + random.nextInt(250));
    for (int i = start; i < end; i++) {
      Particle removed = model.get(start);
      assertTrue(list.remove(removed));
      free(model, removed);
      if (i % 16 == 0 && start > 0 && start < model.size()) {
        assertEquals(model.get(start), list.next(model.get(start - 1)));
        assertEquals(model.get(start - 1), list.previous(model.get(start)));
      }
    }
  }

  /** Steps to all neighbours. */
  private void step(int number) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    for (int i = 0; i < model.size(); i++) {
      assertEquals(i == 0 ? null : model.get(i - 1), list.previous(model.get(i)));
      assertEquals(i + 1 == model.size() ? null : model.get(i + 1), list.next(model.get(i)));
    }
  }

  private void moveOne(int number) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    if (model.size() < 2) {
      return;
    }
    Particle moved = model.remove(random.nextInt(model.size()));
    int place = random.nextInt(model.size() + 1);
    switch (random.nextInt(4)) {
      case 0 -> {
        list.moveToFirst(moved);
        place = 0;
      }
      case 1 -> {
        list.moveToLast(moved);
        place = model.size();
      }
      case 2 -> {
        if (place == model.size()) {
          place--;
        }
        list.moveBefore(model.get(place), moved);
      }
      default -> {
        if (place == 0) {
          place++;
        }
        list.moveAfter(model.get(place - 1), moved);
      }
    }
    model.add(place, moved);
  }

  /** Moves a range of one list to any place of one. */
  private void spliceRange(int number, int source) {
    List<Particle> from = expected.get(source);
    List<Particle> model = expected.get(number);
    if (from.isEmpty()) {
      return;
    }
    int start = random.nextInt(from.size());
    int length = random.nextInt(random.nextBoolean() ? 10 : 300);
    int end = Math.min(from.size() - 1, start + length);
    List<Particle> range = new ArrayList<>(from.subList(start, end + 1));
    from.subList(start, end + 1).clear();
    int place = random.nextInt(3) == 0 ? 0 : random.nextInt(model.size() + 1);
    ParticleAlive list = lists.get(number);
    Particle first = range.get(0);
    Particle last = range.get(range.size() - 1);
    if (place == model.size()) {
      list.spliceLast(lists.get(source), first, last);
    } else if (place == 0) {
      list.spliceFirst(lists.get(source), first, last);
    } else if (random.nextBoolean()) {
      list.spliceBefore(model.get(place), lists.get(source), first, last);
    } else {
      list.spliceAfter(model.get(place - 1), lists.get(source), first, last);
    }
    model.addAll(place, range);
  }

  private void merge(int number) {
    List<Particle> model = expected.get(number);
    List<Particle> other = expected.get(1 - number);
    for (int i = 0; i < 2; i++) {
      lists.get(i).sort(BY_ID);
      expected.get(i).sort(BY_ID);
      thin(i);
    }
    lists.get(number).merge(lists.get(1 - number), BY_ID);
    model.addAll(other);
    other.clear();
    model.sort(BY_ID);
  }

  /** Makes holes everywhere. */
  private void thin(int number) {
    for (Particle particle : List.copyOf(expected.get(number))) {
      if (random.nextInt(3) == 0) {
        lists.get(number).remove(particle);
        free(expected.get(number), particle);
      }
    }
  }

  /** A pass whose callback removes elements and, if need be, adds some. */
  private void pass(int number, boolean adds) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    List<Particle> toVisit = new ArrayList<>(model);
    int every = 1 + random.nextInt(8);
    list.forEach(
        visited -> {
          assertEquals(toVisit.remove(0), visited);
          if (random.nextInt(every) == 0) {
            boolean isOther = random.nextInt(3) > 0 && !model.isEmpty();
            Particle removed = isOther ? model.get(random.nextInt(model.size())) : visited;
            if (model.contains(removed)) {
              list.remove(removed);
              free(model, removed);
              toVisit.remove(removed);
            }
          }
          if (adds && random.nextInt(40) == 0 && !free.isEmpty()) {
            boolean isBehindFirst = list.contains(visited);
            if (random.nextInt(30) == 0) {
              list.clear();
              free.addAll(model);
              model.clear();
              toVisit.clear();
            } else if (!model.isEmpty() && random.nextBoolean()) {
              Particle old = model.get(random.nextInt(model.size()));
              Particle fresh = free.remove(free.size() - 1);
              list.replace(old, fresh);
              free.add(old);
              Collections.replaceAll(model, old, fresh);
              Collections.replaceAll(toVisit, old, fresh);
            }
            if (random.nextInt(4) == 0) {
              toVisit.addAll(expected.get(1 - number));
              model.addAll(expected.get(1 - number));
              expected.get(1 - number).clear();
              list.spliceLast(lists.get(1 - number));
            }
            addLast(number, 1);
            toVisit.add(model.get(model.size() - 1));
            if (isBehindFirst && list.contains(visited)) {
              addFirst(number, 1);
            }
          }
        });
    assertEquals(List.of(), toVisit);
  }

  private void check(int number, String when) {
    ParticleAlive list = lists.get(number);
    List<Particle> model = expected.get(number);
    try {
      list.checkInvariants();
    } catch (IllegalStateException e) {
      throw new AssertionError(when, e);
    }
    assertEquals(model.size(), list.size(), when);
    assertEquals(model, new ArrayList<>(list), when);
    step(number);
    if (model.isEmpty()) {
      assertNull(list.peekFirst());
      assertNull(list.peekLast());
    } else {
      assertEquals(model.get(0), list.getFirst(), when);
      assertEquals(model.get(model.size() - 1), list.getLast(), when);
    }
    int holes = ArrayCapacityTest.holes(list);
    assertTrue(holes <= Math.max(list.size(), ArrayCapacityTest.FEW), () -> holes + " " + when);
    int capacity = ArrayCapacityTest.capacity(list);
    assertTrue(capacity <= 3 * ELEMENTS, () -> "capacity " + capacity + " " + when);
  }
}
