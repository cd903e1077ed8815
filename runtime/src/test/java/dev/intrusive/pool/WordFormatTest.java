package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordFormatTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 2", "4, 2", "5, 3", "64, 6", "65, 7", "67108864, 26"})
  void bitsFor_tellsNumbersBelowTheBoundApart(int bound, int bits) {
    assertEquals(bits, WordFormat.bitsFor(bound));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 64, 1000, ObjectPool.MAX_CAPACITY})
  void handle_namesItsSlotAndLife(int capacity) {
    WordFormat format = new WordFormat(capacity, WordFormat.WIDEST);
    for (int slot : new int[] {0, capacity / 2, capacity - 1}) {
      long state = 0;
      long before = 0;
      for (int life = 0; life < 5; life++) {
        state = format.next(state);
        long handle = format.handle(slot, state);
        assertNotEquals(0, handle);
        assertNotEquals(before, handle);
        assertEquals(slot, format.slotOf(handle));
        assertTrue(format.isLifeOf(handle, state));
        assertTrue(format.isLifeOf(handle, WordFormat.retired(state)));
        assertFalse(format.isLifeOf(before, state));
        state = format.next(WordFormat.retired(state));
        assertFalse(format.isLifeOf(handle, state));
        assertFalse(WordFormat.isLive(state));
        assertFalse(WordFormat.isRetired(state));
        before = handle;
      }
    }
  }

  @Test
  void slotOf_beyondTheCapacity_isNone() {
    WordFormat format = new WordFormat(5, WordFormat.WIDEST);
    assertEquals(4, format.slotOf(4));
    assertEquals(FreeSet.NONE, format.slotOf(5));
    assertEquals(FreeSet.NONE, format.slotOf(-1));
  }

  @Test
  void next_usesEveryBitThatTheSlotLeaves() {
    WordFormat format = new WordFormat(1 << 20, WordFormat.WIDEST);
    long last = WordFormat.ones(64 - 20) << 1;
    assertTrue(WordFormat.isLive(last));
    assertEquals(-1L << 20 | 7, format.handle(7, last));
    assertEquals(0, format.next(last));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void next_ofANarrowFormat_wrapsAndStaysAlternating(int bits) {
    WordFormat format = new WordFormat(6, bits);
    Set<Long> handles = new HashSet<>();
    long state = 0;
    for (int step = 1; step <= 100; step++) {
      state = format.next(state);
      assertEquals(step % 2 == 1, WordFormat.isLive(state));
      if (WordFormat.isLive(state)) {
        handles.add(format.handle(3, state));
      }
    }
    assertEquals(1 << (bits - 1), handles.size());
  }
}
