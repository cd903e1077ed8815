package dev.intrusive.behaviour.array;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.ArrayBackedList;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

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
    return field(
        name.equals("size") ? IntrusiveList.class.getSuperclass() : ArrayBackedList.class, name);
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
    particles.get(3).aliveIndex = particles.get(0).aliveIndex;
    assertBroken("position 2, element particle 3: its index field leads to slot 0");
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
    assertBroken("slot 0, which is not in use, is not empty");
    set("head", CAPACITY);
    assertBroken("its size is 4 in slots 512 to 5 of 512");
    set("head", -1);
    assertBroken("its size is 4 in slots -1 to 5 of 512");
  }

  @Test
  void check_withoutArray() {
    ParticleAlive fresh = new ParticleAlive();
    for (String name : List.of("size", "head", "tail")) {
      int before = get(fresh, name);
      set(fresh, name, 7);
      assertBroken(fresh, "of 0");
      set(fresh, name, before);
      fresh.checkInvariants();
    }
  }

  @Test
  void check_sizeWrong() {
    set("size", -1);
    assertBroken("its size is -1 in slots 0 to 5");
    set("size", 6);
    assertBroken("its size is 6 in slots 0 to 5");
    set("size", 5);
    assertBroken("its size is 5 but it has 4 elements");
  }

  @Test
  void check_tailWrong() {
    set("tail", 6);
    assertBroken("its first or last slot, 5, is empty");
    set("tail", CAPACITY + 1);
    assertBroken("its size is 4 in slots 0 to 513");
  }

  @Test
  void check_baseWrong() {
    set("base", get(list, "base") - 1);
    assertBroken("position 0, element particle 0: its index field leads to slot 1");
  }

  @Test
  void check_emptyList() {
    ParticleAlive fresh = new ParticleAlive();
    fresh.checkInvariants();
    list.clear();
    list.checkInvariants();
    set("tail", 7);
    assertBroken("its first or last slot, 0, is empty");
  }
}
