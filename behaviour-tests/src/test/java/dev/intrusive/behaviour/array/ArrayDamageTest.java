package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.ArrayBackedList;
import dev.intrusive.TrackedCollection;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damage that only the array layout can have. */
final class ArrayDamageTest {

  private static final int CAPACITY = 512;

  private final ParticleAlive list = new ParticleAlive(CAPACITY);
  private final List<Particle> particles = new ArrayList<>();

  @BeforeEach
  void fill() {
    for (int i = 0; i < 5; i++) {
      particles.add(new Particle(i));
    }
    list.addAll(particles);
    list.remove(particles.get(2)); // leaves a hole in slot 2
    list.checkInvariants();
  }

  private static Field field(String name) {
    return field(name.equals("size") ? TrackedCollection.class : ArrayBackedList.class, name);
  }

  private static Field field(Class<?> declaring, String name) {
    try {
      Field field = declaring.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no field " + name, e);
    }
  }

  private static int get(ParticleAlive list, String name) {
    try {
      return field(name).getInt(list);
    } catch (IllegalAccessException e) {
      throw new LinkageError(name, e);
    }
  }

  private static void set(ParticleAlive list, String name, int value) {
    try {
      field(name).setInt(list, value);
    } catch (IllegalAccessException e) {
      throw new LinkageError(name, e);
    }
  }

  private void set(String name, int value) {
    set(list, name, value);
  }

  private Object get(String name) {
    try {
      return field(name).get(list);
    } catch (IllegalAccessException e) {
      throw new LinkageError(name, e);
    }
  }

  private int[] hints(String direction) {
    Object hints = get("hints");
    try {
      return (int[]) field(hints.getClass(), direction).get(hints);
    } catch (IllegalAccessException e) {
      throw new LinkageError(direction, e);
    }
  }

  private void setSlot(int slot, @Nullable Object element) {
    slots()[slot] = element;
  }

  private @Nullable Object[] slots() {
    return (@Nullable Object[]) get("slots");
  }

  private void assertBroken(String part) {
    assertBroken(list, part);
  }

  private static void assertBroken(ParticleAlive list, String part) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken") && message.contains(part), message);
  }

  @Test
  void check_indexOfAnother() {
    particles.get(3).aliveIndex = 1;
    assertBroken("position 2, element particle 3: it is in slot 3 but its index field has 0");
  }

  @Test
  void check_indexReset() {
    particles.get(1).aliveIndex = 0;
    assertBroken("position 1, element particle 1");
  }

  @Test
  void check_listFieldReset() {
    particles.get(1).alive = null;
    assertBroken("position 1, element particle 1: its list field refers to no list");
  }

  @Test
  void check_listFieldOfAnother() {
    particles.get(1).alive = new ParticleAlive();
    assertBroken("position 1, element particle 1");
  }

  @Test
  void check_slotEmptied() {
    setSlot(1, null);
    assertBroken("its size is 4 but it has 3 elements");
  }

  @Test
  void check_endsEmptied() {
    setSlot(4, null);
    assertBroken("its first or last slot, 4, is empty");
    setSlot(0, null);
    assertBroken("its first or last slot, 0, is empty");
  }

  @Test
  void check_holeFilled() {
    setSlot(2, particles.get(2));
    assertBroken("position 2, element particle 2");
  }

  @Test
  void check_slotOutsideFilled() {
    setSlot(9, particles.get(2));
    assertBroken("slot 9, which is not in use, is not empty");
    setSlot(9, null);
    setSlot(5, particles.get(2));
    assertBroken("slot 5, which is not in use, is not empty");
  }

  @Test
  void check_headWrong() {
    set("head", 1);
    assertBroken("the slot after its last is 5 instead of 6");
    set("head", CAPACITY);
    assertBroken("its first slot, 512, is none of 512");
    set("head", -1);
    assertBroken("its first slot, -1");
  }

  @Test
  void check_withoutArray() {
    ParticleAlive fresh = new ParticleAlive();
    for (String name : List.of("size", "head", "tail", "holes")) {
      int before = get(fresh, name);
      set(fresh, name, 7);
      assertBroken(fresh, "it has no array");
      set(fresh, name, before);
      fresh.checkInvariants();
    }
  }

  @Test
  void check_sizeWrong() {
    set("size", -1);
    assertBroken("its size is -1 and it has 1 holes");
  }

  @Test
  void check_tailWrong() {
    set("tail", 6);
    assertBroken("the slot after its last is 6 instead of 5");
  }

  @Test
  void check_holesWrong() {
    set("holes", 2);
    assertBroken("the slot after its last");
    set("holes", -1);
    assertBroken("it has -1 holes");
    set("holes", CAPACITY);
    assertBroken("it has 512 holes in 512 slots");
  }

  /** Adds elements until the slot after the last is this. */
  private void addUpTo(int slot) {
    while (get(list, "tail") != slot) {
      list.add(new Particle(list.size()));
    }
  }

  private void setHint(String direction, int block) {
    hints("forwards")[0] = 0;
    hints("forwards")[1] = 0;
    hints("backwards")[0] = 0;
    hints("backwards")[1] = 0;
    hints(direction)[block] = 1;
  }

  /** A hint is wrong by the element of the full block where it begins. */
  private void assertWrongHint(String direction, int block) {
    int slot = 64 * block + (direction.equals("forwards") ? 0 : 63);
    assertBroken("its hints count slot " + slot + " as empty");
  }

  @Test
  void check_hintWrong() {
    addUpTo(128);
    for (String direction : List.of("forwards", "backwards")) {
      setHint(direction, 0);
      assertWrongHint(direction, 0);
      setHint(direction, 1);
      assertWrongHint(direction, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 100, 127, 128, 150, 191})
  void check_hintWrongByOneElement(int slot) {
    addUpTo(500);
    for (int other = 64; other < 192; other++) {
      if (other != slot) {
        list.remove((Particle) slots()[other]);
      }
    }
    hints("forwards")[1] = 2;
    assertBroken("its hints count slot " + slot + " as empty");
    hints("forwards")[1] = 0;
    list.checkInvariants();
    hints("backwards")[2] = 2;
    assertBroken("its hints count slot " + slot + " as empty");
  }

  @Test
  void check_hintOfSlotsBeyondTheLast() {
    addUpTo(127);
    for (String direction : List.of("forwards", "backwards")) {
      setHint(direction, 1);
      list.checkInvariants();
    }
  }

  @Test
  void check_hintWrongInAWindowFarFromTheStart() {
    addUpTo(128);
    while (get(list, "head") < 64) {
      list.removeFirst();
    }
    for (String direction : List.of("forwards", "backwards")) {
      setHint(direction, 1);
      assertWrongHint(direction, 1);
    }
  }

  @Test
  void check_hintWrongInAWindowOverTheEnd() {
    addUpTo(128);
    while (get(list, "head") < 64) {
      list.removeFirst();
    }
    for (String direction : List.of("forwards", "backwards")) {
      addUpTo(10);
      setHint(direction, 0); // of slots that belong to no window
      list.checkInvariants();
      setHint(direction, 1);
      assertWrongHint(direction, 1);
      setHint(direction, 0);
      addUpTo(64);
      setHint(direction, 0);
      assertWrongHint(direction, 0);
      while (get(list, "tail") != 10) {
        list.removeLast();
      }
    }
  }

  @Test
  void check_hintsOfManyHoles() {
    for (int i = 0; i < CAPACITY - 5; i++) {
      list.add(new Particle(5 + i));
    }
    Particle first = particles.get(0);
    Particle last = list.getLast();
    for (Particle p = list.next(first); p != null && list.size() > CAPACITY / 2 + 9; ) {
      p = list.erase(p);
    }
    Particle next = list.next(first);
    assertTrue(next != null && list.previous(next) == first && list.next(last) == null);
    assertTrue(hints("forwards")[1] > 0 && hints("backwards")[2] > 0);
    list.checkInvariants();
    hints("backwards")[2]++;
    assertBroken("hints");
  }

  @Test
  void check_emptyList() {
    ParticleAlive fresh = new ParticleAlive();
    fresh.checkInvariants();
    list.clear();
    list.checkInvariants();
    set("tail", 7);
    assertBroken("the slot after its last is 7");
  }
}
