package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.ArrayBackedList;
import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The buffer by which passes follow removals is kept, unless it is large. */
final class PassBufferTest {

  private static final int LARGEST_KEPT = 1024;
  private static final int PASSES = 20;

  /** What a pass allocates at best whose action takes elements out of the list at once. */
  private static <E extends Comparable<E>> long bytesOfPass(HostKind<E> kind, int leaving) {
    IntrusiveList<E> list = kind.lists().get();
    List<E> elements = new ArrayList<>();
    for (int i = 0; i <= leaving; i++) {
      elements.add(kind.elements().apply(i));
    }
    list.addAll(elements);
    Consumer<E> removeOthers =
        element -> {
          for (int i = list.size(); i > 1; i--) {
            list.removeLast();
          }
        };
    return AllocationMeter.fewestBytes(
        () -> {
          list.forEach(removeOthers);
          for (int i = 1; i <= leaving; i++) {
            list.addLast(elements.get(i));
          }
        },
        5,
        PASSES);
  }

  @Test
  void pass_someLeave_bufferIsKept() {
    for (HostKind<?> kind : HostKind.all()) {
      for (int leaving : new int[] {0, 1, 100, LARGEST_KEPT}) {
        assertEquals(0, bytesOfPass(kind, leaving), () -> kind + ", " + leaving + " leave");
      }
    }
  }

  @Test
  void pass_manyLeave_bufferIsNotKept() {
    for (HostKind<?> kind : HostKind.all()) {
      long bytes = bytesOfPass(kind, LARGEST_KEPT + 1);
      if (kind.lists().get() instanceof ArrayBackedList) {
        assertEquals(0, bytes, () -> kind + " needs no buffer");
        continue;
      }
      assertTrue(bytes > PASSES * 3L * LARGEST_KEPT, () -> kind + ": " + bytes + " bytes");
    }
  }
}
