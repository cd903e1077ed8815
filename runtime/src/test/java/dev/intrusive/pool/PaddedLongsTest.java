package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the words lie that threads fight over. */
class PaddedLongsTest {

  private static final int LONGS_PER_LINE = 8;
  private static final int LONGS_PER_PAIR_OF_LINES = 16;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 256})
  void few_haveALineEach(int length) {
    PaddedLongs longs = new PaddedLongs(length, 256);
    for (int index = 1; index < length; index++) {
      assertEquals(LONGS_PER_LINE, longs.index(index) - longs.index(index - 1));
    }
    assertRoomAround(longs, length);
  }

  @Test
  void many_areDense() {
    PaddedLongs longs = new PaddedLongs(257, 256);
    assertEquals(1, longs.index(1) - longs.index(0));
    assertEquals(257 + 2 * LONGS_PER_PAIR_OF_LINES, longs.length());
    assertRoomAround(longs, 257);
  }

  /** What lies beside the array in memory shares no pair of lines with a word. */
  private static void assertRoomAround(PaddedLongs longs, int length) {
    assertTrue(longs.index(0) >= LONGS_PER_PAIR_OF_LINES);
    assertTrue(longs.length() - longs.index(length - 1) > LONGS_PER_PAIR_OF_LINES);
  }

  @Test
  void eachLong_isItsOwn() {
    PaddedLongs longs = new PaddedLongs(100, 100);
    for (int index = 0; index < 100; index++) {
      longs.set(longs.index(index), index + 1);
    }
    long sum = 0;
    for (int place = 0; place < longs.length(); place++) {
      sum += longs.get(place);
    }
    assertEquals(5050, sum);
  }

  @Test
  void stripes_areAPowerOfTwoThatProcessorsAndWordsAllow() {
    assertEquals(1, AtomicBitmap.stripesFor(1, 64));
    assertEquals(4, AtomicBitmap.stripesFor(7, 64));
    assertEquals(8, AtomicBitmap.stripesFor(1000, 2));
    assertEquals(256, AtomicBitmap.stripesFor(1000, 64));
  }
}
