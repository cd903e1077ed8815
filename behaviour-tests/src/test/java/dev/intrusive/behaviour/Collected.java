package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.List;

/** Asserts that objects are garbage. */
public final class Collected {

  private static final int MOST_COLLECTIONS = 100;

  private Collected() {}

  /** Asserts that objects are unreachable although something else is not. */
  public static <T> void assertCollected(List<WeakReference<T>> references, Object survivor) {
    try {
      for (WeakReference<T> reference : references) {
        for (int i = 0; i < MOST_COLLECTIONS && reference.get() != null; i++) {
          System.gc();
        }
        assertNull(reference.get(), "what left is still reachable");
      }
    } finally {
      Reference.reachabilityFence(survivor);
    }
  }
}
