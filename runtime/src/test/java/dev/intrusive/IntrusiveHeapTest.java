package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class IntrusiveHeapTest {

  /** Arrays of the largest capacity are too large for a test. */
  @Test
  void capacity_doublesUpToTheLargest() {
    int capacity = 3;
    while (capacity <= Integer.MAX_VALUE >> 2) {
      assertEquals(2 * capacity, IntrusiveHeap.grown(capacity));
      capacity = IntrusiveHeap.grown(capacity);
    }
    int largest = IntrusiveHeap.grown(IntrusiveHeap.grown(capacity));
    assertTrue(largest > Integer.MAX_VALUE - 64, () -> "largest " + largest);
    assertEquals(largest, IntrusiveHeap.grown(largest - 1));
    OutOfMemoryError thrown =
        assertThrows(OutOfMemoryError.class, () -> IntrusiveHeap.grown(largest));
    assertTrue(
        String.valueOf(thrown.getMessage()).contains("more than " + largest), thrown::toString);
  }
}
