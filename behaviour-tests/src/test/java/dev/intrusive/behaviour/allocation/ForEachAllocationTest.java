package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A {@code forEach} allocates its position at most, however much its action changes. */
final class ForEachAllocationTest {

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
  void forEach_someLeave_allocatesItsPositionAtMost() {
    for (HostKind<?> kind : HostKind.all()) {
      for (int leaving : new int[] {0, 1, 100, 2_000}) {
        long bytes = bytesOfPass(kind, leaving);
        long most = (long) PASSES * kind.bytesOfPosition();
        assertTrue(bytes <= most, () -> kind + ", " + leaving + " leave: " + bytes + " bytes");
      }
    }
  }

  @Test
  void forEach_withinAnother_allocatesItsPositionAtMost() {
    for (HostKind<?> kind : HostKind.all()) {
      long bytes = bytesOfNestedPasses(kind);
      long most = (long) PASSES * (1 + 3 * (1 + 3)) * kind.bytesOfPosition();
      assertTrue(bytes <= most, () -> kind + ": " + bytes + " bytes");
    }
  }

  /** What passes over three elements, each within another, three deep, allocate at best. */
  private static <E extends Comparable<E>> long bytesOfNestedPasses(HostKind<E> kind) {
    IntrusiveList<E> list = kind.lists().get();
    for (int i = 0; i < 3; i++) {
      list.add(kind.elements().apply(i));
    }
    Consumer<E> nothing = element -> {};
    Consumer<E> pass = element -> list.forEach(nothing);
    Consumer<E> passOfPasses = element -> list.forEach(pass);
    return AllocationMeter.fewestBytes(() -> list.forEach(passOfPasses), 5, PASSES);
  }
}
