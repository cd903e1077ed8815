package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code checkInvariants} finds what is broken in the fields of elements, and says where. */
final class HeapDamageTest {

  private final AlarmDeadlines heap = new AlarmDeadlines();
  private final List<Alarm> alarms = new ArrayList<>();

  HeapDamageTest() {
    for (int i = 0; i < 10; i++) {
      Alarm alarm = new Alarm();
      alarm.identify(i, new Calls());
      alarm.setRank(i);
      alarms.add(alarm);
      heap.add(alarm);
    }
  }

  private void assertBroken(String what) {
    String message =
        String.valueOf(
            assertThrows(IllegalStateException.class, heap::checkInvariants).getMessage());
    assertTrue(message.startsWith("deadlines (AlarmDeadlines@"), message);
    assertTrue(message.contains("is broken: " + what), message);
  }

  @Test
  void index_ofAnother() {
    alarms.get(4).heapIndex = 1;
    assertBroken("at index 4, element element 4: its heap is none");
  }

  @Test
  void index_thatTheHeapDoesNotHave() {
    for (int index : new int[] {-1, 0, 17, 1_000}) {
      alarms.get(4).heapIndex = index;
      assertBroken("at index 4, element element 4: its heap is none");
    }
  }

  @Test
  void heap_none() {
    alarms.get(4).heap = null;
    assertBroken("at index 4, element element 4: its heap is none");
  }

  @Test
  void heap_another() {
    alarms.get(4).heap = new AlarmDeadlines();
    assertBroken("at index 4, element element 4: its heap is none");
  }

  @Test
  void element_thatIsInAnotherHeap() {
    Alarm alarm = alarms.get(0);
    alarm.heapIndex = 0;
    alarm.heap = null;
    AlarmDeadlines other = new AlarmDeadlines();
    other.add(alarm);
    assertSame(alarm, other.peek());
    assertBroken("at index 0, element element 0: its heap is deadlines (AlarmDeadlines@");
  }

  private void set(String name, int value) {
    try {
      Class<?> owner =
          name.equals("size") ? IntrusiveHeap.class.getSuperclass() : IntrusiveHeap.class;
      Field field = owner.getDeclaredField(name);
      field.setAccessible(true);
      field.setInt(heap, value);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  @Test
  void size_wrong() {
    set("size", 11);
    assertBroken("its size is 11 but it has 10 elements");
  }

  @Test
  void end_wrong() {
    set("end", 9);
    assertBroken("at index 9, element element 9: it is after the end, 9");
    set("end", 11);
    assertBroken("index 10 is empty");
  }

  @Test
  void nothingElse_isTouchedByDamage() {
    alarms.get(9).heapIndex = 0;
    alarms.get(9).heap = null;
    assertBroken("at index 9, element element 9: its heap is none");
  }
}
