package dev.intrusive.benchmarks.compilation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveMemoryTest {

  private static final int LENGTH = 64 << 20;

  @Test
  void mostBytes_countsWhatWasAlive() {
    long most =
        LiveMemory.mostBytesDuring(
            () -> {
              byte[] kept = new byte[LENGTH];
              try {
                waitForCollection();
              } finally {
                Reference.reachabilityFence(kept);
              }
            });
    assertTrue(most >= LENGTH / 2, () -> most + " bytes");
    assertTrue(most < LENGTH * 3L / 2, () -> most + " bytes");
  }

  @Test
  void mostBytes_doesNotCountGarbage() {
    long most =
        LiveMemory.mostBytesDuring(
            () -> {
              for (int i = 0; i < 64; i++) {
                assertEquals(1 << 20, new byte[1 << 20].length);
              }
            });
    assertTrue(most < LENGTH / 2, () -> most + " bytes");
  }

  @Test
  void mostBytes_endsWithAnException() {
    assertThrows(
        IllegalStateException.class,
        () ->
            LiveMemory.mostBytesDuring(
                () -> {
                  throw new IllegalStateException();
                }));
    assertEquals(
        List.of(),
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals("live memory"))
            .toList());
  }

  /** Waits for the end of a collection that begins after the call. */
  private static void waitForCollection() {
    for (int i = 0; i < 2; i++) {
      WeakReference<Object> garbage = new WeakReference<>(new Object());
      while (garbage.get() != null) {
        Thread.onSpinWait();
      }
    }
  }
}
