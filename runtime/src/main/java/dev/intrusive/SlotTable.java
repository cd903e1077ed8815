package dev.intrusive;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the objects of a pool by slot, and the links of the indexed lists, heaps and
 * maps over them. It is the part of an object pool that such structures see.
 *
 * <p>There is one set of links for each class of indexed structures. An object can be linked while
 * its slot is open. The protected methods are for the pool.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public abstract class SlotTable<E> {

  /** The tables of objects that know their slots, for what concerns objects of another table. */
  private static final List<WeakReference<SlotTable<?>>> TABLES = new ArrayList<>();

  /** How many of them are remembered before those that are gone are looked for. */
  private static int nextSweep = 64;

  private final Object[] objects;
  private final SlotLinks[] links;

  /**
   * Creates a table whose slots are closed. O(capacity) for each class of structures.
   *
   * @param objects the objects by slot, which may still be missing; the array is not copied
   * @param isShared whether several threads may work at once, each on lists and objects of its own
   * @param structures the classes of the indexed lists, heaps and maps that the objects can be in
   */
  @SuppressWarnings("this-escape") // the links keep the table and call nothing of it
  protected SlotTable(Object[] objects, boolean isShared, Class<?>... structures) {
    this.objects = objects;
    links = new SlotLinks[structures.length];
    for (int i = 0; i < links.length; i++) {
      links[i] = linksFor(structures[i], isShared);
    }
  }

  private SlotLinks linksFor(Class<?> structure, boolean isShared) {
    if (IndexedMap.class.isAssignableFrom(structure)) {
      return new IndexedChains(this, structure, objects, isShared);
    }
    return IndexedHeap.class.isAssignableFrom(structure)
        ? new IndexedPositions(this, structure, objects, isShared)
        : new IndexedLinks(this, structure, objects, isShared);
  }

  /**
   * Makes this table known to {@link #homeOf}, once it has its objects and if these know their
   * slots. It is not kept from being collected.
   */
  protected final void remember() {
    synchronized (TABLES) {
      if (TABLES.size() >= nextSweep) {
        TABLES.removeIf(reference -> reference.get() == null);
        nextSweep = Math.max(64, 2 * TABLES.size());
      }
      TABLES.add(new WeakReference<>(this));
    }
  }

  /** The table that has an object in a slot, or null. */
  static @Nullable SlotTable<?> homeOf(Object object, int slot) {
    synchronized (TABLES) {
      for (WeakReference<SlotTable<?>> reference : TABLES) {
        SlotTable<?> table = reference.get();
        if (table != null && has(table.objects, object, slot)) {
          return table;
        }
      }
    }
    return null;
  }

  /**
   * Returns whether the objects must not be given to another table.
   *
   * @return true unless nothing can happen to them here any more
   */
  protected boolean isInUse() {
    return true;
  }

  /** Finds objects of tables that are in use, for a table that is made. */
  protected static final class TakenObjects {

    /** The objects in the first slots: a new object has that number, too, as a rule. */
    private final IdentityHashMap<Object, SlotTable<?>> first = new IdentityHashMap<>();

    /** Looks at the tables that there are. O(tables). */
    public TakenObjects() {
      synchronized (TABLES) {
        for (WeakReference<SlotTable<?>> reference : TABLES) {
          SlotTable<?> table = reference.get();
          if (table != null && table.isInUse()) {
            first.put(table.objects[0], table);
          }
        }
      }
    }

    /**
     * Returns the table in use that has an object in a slot. O(1) for slot 0, O(tables) for others.
     *
     * @param object any object
     * @param slot the slot that the object has, or any number
     * @return the table, or null
     */
    public @Nullable SlotTable<?> poolOf(Object object, int slot) {
      SlotTable<?> table = slot == 0 ? first.get(object) : slot < 0 ? null : homeOf(object, slot);
      return table != null && table.isInUse() ? table : null;
    }
  }

  /** Returns whether an object is the one in a slot of a table. */
  static boolean has(Object[] objects, Object object, int slot) {
    return slot >= 0 && slot < objects.length && objects[slot] == object;
  }

  /** The links for the lists of a class. */
  final IndexedLinks linksOf(Class<?> listClass) {
    return (IndexedLinks) find(listClass);
  }

  /** The chains for the maps of a class. */
  final IndexedChains chainsOf(Class<?> mapClass) {
    return (IndexedChains) find(mapClass);
  }

  /** The positions for the heaps of a class. */
  final IndexedPositions positionsOf(Class<?> heapClass) {
    return (IndexedPositions) find(heapClass);
  }

  private SlotLinks find(Class<?> structureClass) {
    for (SlotLinks candidate : links) {
      if (candidate.structureClass == structureClass) {
        return candidate;
      }
    }
    throw IndexedMisuse.noLinks(Objects.requireNonNull(structureClass), this);
  }

  /**
   * Lets the object in a slot be linked from now on. O(1) for each class of structures, allocates
   * nothing.
   *
   * @param slot a slot that is closed
   */
  protected final void openSlot(int slot) {
    for (SlotLinks each : links) {
      each.open(slot);
    }
  }

  /**
   * Takes the object in a slot out of every indexed list, heap and map, and refuses to link it from
   * now on. O(1) for each class of structures, allocates nothing.
   *
   * @param slot a slot that is open
   */
  protected final void closeSlot(int slot) {
    for (SlotLinks each : links) {
      each.close(slot);
    }
  }

  /**
   * Returns whether objects of this table can be in a list: false for an indexed list over other
   * objects.
   *
   * @param list any list
   * @return true if they can
   */
  protected final boolean canFill(IntrusiveList<?> list) {
    return !(list instanceof IndexedList) || ((IndexedList<?>) list).pool() == this;
  }

  /**
   * Returns whether an object is in a list of the same link as a given one.
   *
   * @param list a list that can hold the object
   * @param object an object of this table
   * @return true if it is in that list or another
   */
  protected final boolean isLinked(IntrusiveList<? super E> list, E object) {
    return list.listOf(object) != null;
  }
}
