package dev.intrusive.pool;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * Finds the slots of objects that have no field for it: a table by identity with linear probing,
 * which never changes after it was made, so that any thread may read it.
 */
final class IdentitySlots {

  private final Object[] objects;

  /** Slots plus 1, at the place that the object's hash code names or after it. */
  private final int[] table;

  private final int shift;

  /** Makes the objects and the table. */
  IdentitySlots(int capacity, Supplier<?> factory) {
    objects = new Object[ObjectPool.checkedCapacity(capacity)];
    Objects.requireNonNull(factory);
    int tableBits = WordFormat.bitsFor(capacity) + 1;
    shift = Integer.SIZE - tableBits;
    table = new int[1 << tableBits];
    for (int slot = 0; slot < capacity; slot++) {
      Object object = factory.get();
      if (object == null) {
        throw PoolMisuse.nullFromFactory(slot);
      }
      int place = placeOf(object);
      if (table[place] != 0) {
        throw PoolMisuse.sameFromFactory(object, slot, table[place] - 1);
      }
      table[place] = slot + 1;
      objects[slot] = object;
    }
  }

  Object[] objects() {
    return objects;
  }

  /** The slot of an object, or {@link FreeSet#NONE}. */
  int slotOf(Object object) {
    return table[placeOf(object)] - 1;
  }

  /** Where an object is in the table, or the free place where it would be. */
  private int placeOf(Object object) {
    // Fibonacci hashing: the multiplier is 2^32 divided by the golden ratio.
    int place = (System.identityHashCode(object) * 0x9E3779B9) >>> shift;
    while (table[place] != 0 && objects[table[place] - 1] != object) {
      place = place + 1 < table.length ? place + 1 : 0;
    }
    return place;
  }
}
