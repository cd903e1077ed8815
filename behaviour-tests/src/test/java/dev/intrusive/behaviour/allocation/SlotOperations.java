package dev.intrusive.behaviour.allocation;

import dev.intrusive.generated.IndexedList;
import java.util.List;

/** What lists of the indexed layout have besides the operations of all layouts. */
final class SlotOperations {

  private SlotOperations() {}

  static <E extends Comparable<E>> List<Operation<E>> all() {
    return List.of(
        new Operation<>("firstSlot nextSlot elementOf", SlotOperations::walk),
        new Operation<>("lastSlot previousSlot elementOf", SlotOperations::walkBack));
  }

  private static <E extends Comparable<E>> void walk(Bench<E> bench) {
    IndexedList<E> list = (IndexedList<E>) bench.list;
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      bench.see(list.elementOf(slot));
    }
  }

  private static <E extends Comparable<E>> void walkBack(Bench<E> bench) {
    IndexedList<E> list = (IndexedList<E>) bench.list;
    for (int slot = list.lastSlot(); slot >= 0; slot = list.previousSlot(slot)) {
      bench.see(list.elementOf(slot));
    }
  }
}
