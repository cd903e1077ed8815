package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.generated.IndexedList;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Damage that only the indexed layout can have. */
final class IndexedDamageTest {

  private final BulletPool pool = new BulletPool(8);
  private final BulletLiveList list = new BulletLiveList(pool);
  private final SlotSurgery<Bullet> surgery = new SlotSurgery<>(list);
  private final Bullet a = pool.emplace(1);
  private final Bullet b = pool.emplace(2);
  private final Bullet c = pool.emplace(3);

  @BeforeEach
  void fill() {
    list.addAll(List.of(a, b, c));
  }

  private void assertBroken(String... parts) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken") && message.contains("liveList"), message);
    for (String part : parts) {
      assertTrue(message.contains(part), message + " should contain " + part);
    }
  }

  private void setEnd(String field, int slot) {
    try {
      Field end = IndexedList.class.getDeclaredField(field);
      end.setAccessible(true);
      end.setInt(list, slot);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no field " + field, e);
    }
  }

  @Test
  void check_nextIsNoSlot() {
    for (int slot : new int[] {8, 1000, Integer.MAX_VALUE, -2, Integer.MIN_VALUE}) {
      surgery.setNextSlot(b, slot);
      assertBroken(
          "position 1", "bullet 2", "a slot beside it is no slot: " + a.slot + " or " + slot);
    }
  }

  @Test
  void check_numberIsThatOfNoList() {
    for (int number : new int[] {1, 63, 64, 1000, Integer.MAX_VALUE, -2, -3, -4}) {
      surgery.setNumber(b, number);
      assertBroken("position 1", "bullet 2", "not linked here: its owner id is " + number);
    }
    surgery.setNumber(b, Integer.MIN_VALUE);
    assertBroken("position 1", "bullet 2");
  }

  @Test
  void check_lastIsAnother() {
    setEnd("last", b.slot);
    assertBroken("last");
  }

  @Test
  void check_lastMissing() {
    setEnd("last", -1);
    assertBroken("its last element is null", "bullet 3");
  }

  @Test
  void check_firstIsAnother() {
    setEnd("first", b.slot);
    assertBroken("position 0", "bullet 2");
  }

  @Test
  void check_firstMissing() {
    setEnd("first", -1);
    assertBroken();
  }

  @Test
  void check_objectForgotItsSlot() {
    int slot = b.slot;
    for (int wrong : new int[] {a.slot, 7, 8, -1}) {
      b.slot = wrong;
      assertBroken("position 1", "bullet 2", String.valueOf(wrong));
    }
    b.slot = slot;
    list.checkInvariants();
  }
}
