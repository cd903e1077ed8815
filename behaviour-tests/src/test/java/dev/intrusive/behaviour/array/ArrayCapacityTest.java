package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.generated.ArrayBackedList;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many slots the array has, and how many of them are holes. */
final class ArrayCapacityTest {

  static final int FEW = 8;

  private final ParticleAlive list = new ParticleAlive();

  private static Object get(ParticleAlive list, String name) {
    try {
      Field field = ArrayBackedList.class.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(list);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no field " + name, e);
    }
  }

  static int capacity(ParticleAlive list) {
    return ((Object[]) get(list, "slots")).length;
  }

  static int holes(ParticleAlive list) {
    return (int) get(list, "tail") - (int) get(list, "head") - list.size();
  }

  /** Makes an array of 14 slots that is used to its end, with holes in the middle. */
  private List<Particle> fillWithHoles(int holes) {
    List<Particle> particles = fill(14);
    list.trimToSize();
    particles.subList(1, 1 + holes).forEach(list::remove);
    assertEquals(holes, holes(list));
    assertEquals(14, capacity(list));
    return particles;
  }

  private List<Particle> fill(int count) {
    List<Particle> particles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      particles.add(new Particle(i));
    }
    list.addAll(particles);
    return particles;
  }

  @Test
  void expectedSize_negative_isRefused() {
    IllegalArgumentException thrown =
        assertThrows(IllegalArgumentException.class, () -> new ParticleAlive(-1));
    assertEquals("the expected size is negative: -1", thrown.getMessage());
  }

  @Test
  void expectedSize_isTheCapacity() {
    for (int size : new int[] {1, 2, 7, 1000}) {
      ParticleAlive expecting = new ParticleAlive(size);
      Object slots = get(expecting, "slots");
      for (int i = 0; i < size; i++) {
        expecting.add(new Particle(i));
      }
      assertEquals(slots, get(expecting, "slots"));
      expecting.add(new Particle(size));
      assertTrue(capacity(expecting) > size);
      expecting.checkInvariants();
    }
    new ParticleAlive(0).add(new Particle(1));
  }

  @Test
  void emptyLists_shareTheirArray() {
    assertEquals(get(list, "slots"), get(new ParticleAlive(), "slots"));
    list.clear();
    assertNull(list.pollFirst());
    assertNull(list.pollLast());
    assertNull(list.peekFirst());
    list.trimToSize();
    fill(1);
    new ParticleAlive().checkInvariants();
    assertNull(new ParticleAlive().peekLast());
  }

  @Test
  void growth_isByHalf() {
    int arrays = 0;
    int capacity = 0;
    for (int i = 0; i < 100_000; i++) {
      list.add(new Particle(i));
      if (capacity(list) != capacity) {
        capacity = capacity(list);
        arrays++;
      }
    }
    assertTrue(arrays < 30 && capacity <= 150_010, () -> "grew to " + capacity(list));
  }

  @Test
  void fullArray_withManyHoles_doesNotGrow() {
    fillWithHoles(6);
    list.add(new Particle(14));
    assertEquals(14, capacity(list));
    assertEquals(0, holes(list));
    list.checkInvariants();
  }

  @Test
  void fullArray_withFewHoles_grows() {
    fillWithHoles(5);
    list.add(new Particle(14));
    assertEquals(21, capacity(list));
    list.checkInvariants();
  }

  @Test
  void splice_ofAsManyElementsAsThereIsRoomFor_doesNotGrow() {
    List<Particle> particles = fill(14);
    list.trimToSize();
    ParticleAlive other = new ParticleAlive();
    particles.subList(8, 14).forEach(list::remove);
    particles.subList(8, 14).forEach(other::add);
    list.spliceLast(other);
    assertEquals(14, capacity(list));
    particles.subList(0, 6).forEach(list::remove);
    particles.subList(0, 6).forEach(other::add);
    list.spliceFirst(other);
    assertEquals(14, capacity(list));
    assertEquals(particles, new ArrayList<>(list));
    list.checkInvariants();
  }

  @Test
  void rangeWithinAFullArray_hasNoRoomAtTheEnds() {
    for (boolean goesToTheEnd : new boolean[] {true, false}) {
      list.clear();
      List<Particle> particles = fillWithHoles(2);
      List<Particle> order = new ArrayList<>(list);
      List<Particle> range = new ArrayList<>(particles.subList(5, 9));
      order.removeAll(range);
      if (goesToTheEnd) {
        order.addAll(range);
        list.spliceLast(list, range.get(0), range.get(3));
      } else {
        order.addAll(0, range);
        list.spliceFirst(list, range.get(0), range.get(3));
      }
      list.checkInvariants();
      assertEquals(order, new ArrayList<>(list));
    }
  }

  /** Holes are closed, or the array grows, for the splice. */
  @Test
  void spliceThatNeedsRoom_duringAPass_isFollowed() {
    List<Particle> particles = fill(14);
    list.trimToSize();
    ParticleAlive other = new ParticleAlive();
    List<Particle> expected = new ArrayList<>(particles);
    for (int i = 14; i < 24; i++) {
      Particle particle = new Particle(i);
      other.add(particle);
      expected.add(particle);
    }
    List<Particle> visited = new ArrayList<>();
    list.forEach(
        particle -> {
          visited.add(particle);
          list.remove(particle);
          if (particle.id == 5) {
            list.spliceLast(other);
          }
        });
    assertEquals(expected, visited);
    assertTrue(list.isEmpty());
  }

  @Test
  void fewHoles_stay() {
    List<Particle> particles = fill(12);
    particles.subList(1, 9).forEach(list::remove);
    assertEquals(FEW, holes(list));
    list.remove(particles.get(9));
    assertEquals(0, holes(list));
  }

  @Test
  void asManyHolesAsElements_stay() {
    List<Particle> particles = fill(40);
    particles.subList(1, 21).forEach(list::remove);
    assertEquals(20, holes(list));
    list.remove(particles.get(21));
    assertEquals(0, holes(list));
  }

  /** Stepping over holes pays for closing them. */
  @Test
  void holes_thatIterationsStepOver_areClosed() {
    List<Consumer<ParticleAlive>> iterations =
        List.of(
            visited -> visited.forEach(particle -> {}),
            visited -> visited.reversed().forEach(particle -> {}),
            visited -> visited.iterator().forEachRemaining(particle -> {}),
            visited -> visited.descendingIterator().forEachRemaining(particle -> {}));
    assertEquals(FEW + 2, holesAfter(visited -> {}));
    for (Consumer<ParticleAlive> iteration : iterations) {
      assertEquals(0, holesAfter(iteration));
    }
  }

  private int holesAfter(Consumer<ParticleAlive> iteration) {
    list.clear();
    List<Particle> particles = fill(32);
    particles.subList(1, FEW + 2).forEach(list::remove);
    for (int i = 0; i < 20; i++) {
      iteration.accept(list);
    }
    list.remove(particles.get(FEW + 2));
    return holes(list);
  }

  /** Sliding along the array and growing change no element. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 12, 100})
  void queue_numbersNoElementAgain(int size) {
    fill(size);
    list.trimToSize();
    for (int i = 0; i < 1000; i++) {
      Particle first = list.removeFirst();
      int index = list.isEmpty() ? first.aliveIndex : list.getLast().aliveIndex;
      list.add(first);
      assertTrue(size == 1 || first.aliveIndex == index + 1);
      list.checkInvariants();
    }
    assertTrue(capacity(list) <= 2 * size + 20, () -> "grew to " + capacity(list));
  }

  /** The same towards the start, where indexes become negative, and at both ends in turn. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 12, 100})
  void queue_atBothEnds_growsOnceAtMost(int size) {
    List<Particle> order = fill(size);
    list.trimToSize();
    for (int i = 0; i < 3000; i++) {
      if (i < 1000 || (i > 2000 && i % 2 == 0)) {
        list.addFirst(list.removeLast());
        Collections.rotate(order, 1);
      } else {
        list.addLast(list.removeFirst());
        Collections.rotate(order, -1);
      }
      list.checkInvariants();
    }
    assertEquals(order, new ArrayList<>(list));
    assertTrue(capacity(list) <= 2 * size + 20, () -> "grew to " + capacity(list));
  }

  @Test
  void additionsAtBothEnds_slideSeldom() {
    int slides = 0;
    for (int i = 0; i < 100_000; i++) {
      Object base = get(list, "base");
      list.addLast(new Particle(i));
      list.addFirst(new Particle(i));
      slides += base.equals(get(list, "base")) ? 0 : 1;
    }
    list.checkInvariants();
    int often = slides;
    assertTrue(often < 300, () -> often + " times");
    assertTrue(capacity(list) <= 450_000, () -> "grew to " + capacity(list));
  }

  @Test
  void movesWithinAFullArray_keepTheOrder() {
    List<Particle> particles = fill(7);
    list.trimToSize();
    for (int i = 0; i < 20; i++) {
      list.moveToLast(list.getFirst());
      list.moveToFirst(list.getLast());
      list.moveToFirst(list.getLast());
      list.checkInvariants();
    }
    List<Particle> order = new ArrayList<>(list);
    list.moveAfter(order.get(1), order.get(4));
    order.add(2, order.remove(4));
    assertEquals(order, new ArrayList<>(list));
    list.moveBefore(order.get(6), order.get(2));
    order.add(5, order.remove(2));
    assertEquals(order, new ArrayList<>(list));
    list.moveAfter(order.get(0), order.get(6));
    order.add(1, order.remove(6));
    assertEquals(order, new ArrayList<>(list));
    list.checkInvariants();
    assertEquals(7, particles.size());
  }

  @Test
  void holes_areNeverMoreThanElements() {
    List<Particle> particles = fill(5000);
    Collections.shuffle(particles, new Random(1));
    for (Particle particle : particles) {
      list.remove(particle);
      assertTrue(holes(list) <= Math.max(list.size(), FEW), () -> holes(list) + " holes");
    }
  }

  @Test
  void holes_ofAListThatIsIterated_areFewerThanHalf() {
    List<Particle> particles = fill(5000);
    Random random = new Random(2);
    for (int tick = 0; tick < 100; tick++) {
      list.forEach(
          particle -> {
            if (random.nextInt(50) == 0) {
              list.remove(particle);
            }
          });
      assertTrue(holes(list) <= list.size() / 2, () -> holes(list) + " holes");
      particles.stream().filter(particle -> particle.alive == null).forEach(list::add);
    }
    assertTrue(capacity(list) <= 12_000, () -> "grew to " + capacity(list));
    list.checkInvariants();
  }

  @Test
  void pass_killsNearlyEverything_givesTheRoomBack() {
    List<Particle> particles = fill(5000);
    Object slots = get(list, "slots");
    list.forEach(
        particle -> {
          if (particle.id % 1000 != 0) {
            list.remove(particle);
          }
        });
    assertEquals(5, list.size());
    assertTrue(holes(list) <= FEW, () -> holes(list) + " holes");
    particles.stream().filter(particle -> particle.alive == null).forEach(list::add);
    assertEquals(slots, get(list, "slots"));
    list.clear();
    list.trimToSize();
    assertEquals(get(new ParticleAlive(), "slots"), get(list, "slots"));
  }

  @Test
  void removalsAndAdditions_doNotGrow() {
    List<Particle> particles = fill(1000);
    Random random = new Random(3);
    for (int i = 0; i < 100_000; i++) {
      list.moveToLast(particles.get(random.nextInt(1000)));
    }
    assertTrue(capacity(list) <= 3000, () -> "grew to " + capacity(list));
    list.checkInvariants();
  }

  @Test
  void trimToSize_duringAPass_changesNothingForIt() {
    List<Particle> particles = fill(100);
    particles.subList(10, 15).forEach(list::remove);
    List<Particle> expected = new ArrayList<>(list);
    List<Particle> visited = new ArrayList<>();
    list.forEach(
        particle -> {
          visited.add(particle);
          list.trimToSize();
          assertEquals(list.size(), capacity(list));
          Particle next = list.next(particle);
          if (next != null && next.id % 7 == 0) {
            list.remove(next);
            expected.remove(next);
          }
        });
    assertEquals(expected, visited);
    list.checkInvariants();
  }

  /** All elements stay in their slots, but those are of another array. */
  @Test
  void trimToSize_beforeARemoval_isFollowed() {
    List<Particle> particles = fill(100);
    assertTrue(capacity(list) > 100);
    List<Particle> visited = new ArrayList<>();
    list.forEach(
        particle -> {
          visited.add(particle);
          list.trimToSize();
          list.remove(particles.get(50));
        });
    particles.remove(50);
    assertEquals(particles, visited);
  }

  @Test
  void copyOfAnElementThatWasBehindTheEnd_isNotHere() {
    List<Particle> particles = fill(100);
    Particle copy = particles.get(99).copy();
    list.remove(particles.get(99));
    list.trimToSize();
    assertEquals(particles.get(0).aliveIndex + capacity(list), copy.aliveIndex);
    assertFalse(list.contains(copy));
    assertFalse(list.remove(copy));
  }

  @Test
  void insertion_usesAHoleBesideItsPlace() {
    List<Particle> particles = fill(100);
    for (int i = 0; i < 2; i++) {
      Particle hole = particles.get(50 + i);
      list.remove(hole);
      int before = particles.get(49).aliveIndex;
      int after = particles.get(53).aliveIndex;
      if (i == 0) {
        list.insertAfter(particles.get(49), hole);
      } else {
        list.moveBefore(particles.get(52), hole);
      }
      assertEquals(before, particles.get(49).aliveIndex);
      assertEquals(after, particles.get(53).aliveIndex);
    }
    assertEquals(0, holes(list));
    assertEquals(particles, new ArrayList<>(list));
  }

  @Test
  void removedElements_forgetIndexAndList() {
    List<Particle> particles = fill(3);
    list.remove(particles.get(1));
    list.clear();
    for (Particle particle : particles) {
      assertEquals(0, particle.aliveIndex);
      assertNull(particle.alive);
    }
  }

  /** A step over the same holes again and again does not always look at each of them. */
  @Test
  void manyHoles_thatAreSteppedOverAtEachRemoval_areClosed() {
    List<Particle> particles = fill(1_000_000);
    list.trimToSize();
    Particle first = particles.get(0);
    Particle last = particles.get(999_999);
    int most = 0;
    for (int i = 1; i <= 499_000; i++) {
      list.remove(particles.get(i));
      assertEquals(particles.get(i + 1), list.next(first));
      assertEquals(first, list.previous(particles.get(i + 1)));
      most = Math.max(most, holes(list));
    }
    assertTrue(most < 4_000, most + " holes");
    assertEquals(last, list.getLast());
    list.checkInvariants();
  }

  @Test
  void pass_removesAllButTheFirst() {
    fill(1_000_000);
    int[] visits = {0};
    list.forEach(
        particle -> {
          visits[0]++;
          if (particle.id != 0) {
            list.remove(particle);
          }
        });
    assertEquals(1_000_000, visits[0]);
    assertEquals(1, list.size());
  }

  @Test
  void spliceThatGrows_afterTheVisitedElementLeft_isFollowed() {
    List<Particle> expected = new ArrayList<>(fill(10));
    int capacity = capacity(list);
    ParticleAlive other = new ParticleAlive();
    for (int i = 10; i < 20; i++) {
      expected.add(new Particle(i));
      other.add(expected.get(i));
    }
    List<Particle> visited = new ArrayList<>();
    list.forEach(
        particle -> {
          visited.add(particle);
          if (particle == expected.get(3)) {
            list.remove(particle);
            list.spliceLast(other);
          }
        });
    assertTrue(capacity(list) > capacity);
    assertEquals(expected, visited);
  }
}
