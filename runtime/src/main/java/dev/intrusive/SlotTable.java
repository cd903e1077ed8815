package dev.intrusive;

import static java.util.Collections.emptyList;
import static java.util.Collections.singletonList;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
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

  /**
   * The tables of objects that know their slots, by the identity hash code of their first object.
   * The lists do not change, so that a look at them needs no lock.
   */
  private static final Map<Integer, List<WeakReference<SlotTable<?>>>> TABLES =
      new ConcurrentHashMap<>();

  /** How many hash codes there are before tables that are gone are looked for. */
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
   * slots. It is not kept from being collected. O(1), amortized.
   */
  protected final void remember() {
    synchronized (TABLES) {
      if (TABLES.size() >= nextSweep) {
        TABLES.values().removeIf(tables -> present(tables).isEmpty());
        nextSweep = Math.max(64, 2 * TABLES.size());
      }
      List<WeakReference<SlotTable<?>>> tables = present(tablesWithFirst(objects[0]));
      tables.add(new WeakReference<>(this));
      TABLES.put(System.identityHashCode(objects[0]), tables);
    }
  }

  /** The tables whose first object may be this one. */
  private static List<WeakReference<SlotTable<?>>> tablesWithFirst(Object object) {
    return TABLES.getOrDefault(System.identityHashCode(object), emptyList());
  }

  /** The references of a list to tables that have not been collected. */
  private static List<WeakReference<SlotTable<?>>> present(
      List<WeakReference<SlotTable<?>>> tables) {
    List<WeakReference<SlotTable<?>>> present = new ArrayList<>(tables);
    present.removeIf(reference -> reference.get() == null);
    return present;
  }

  /**
   * The table that has an object in a slot, or null; of several, the one that is in use. O(1) for
   * slot 0, which new objects have, too, as a rule, and O(tables) for others.
   */
  static @Nullable SlotTable<?> homeOf(Object object, int slot) {
    SlotTable<?> home = null;
    for (List<WeakReference<SlotTable<?>>> tables :
        slot <= 0 ? singletonList(tablesWithFirst(object)) : TABLES.values()) {
      for (WeakReference<SlotTable<?>> reference : tables) {
        SlotTable<?> table = reference.get();
        if (table != null
            && has(table.objects, object, slot)
            && (home == null || table.isInUse())) {
          home = table;
        }
      }
    }
    return home;
  }

  /**
   * Returns the table in use that has an object in a slot: its objects must not be given to another
   * table. O(1) for slot 0, O(tables) for others.
   *
   * @param object any object
   * @param slot the slot that the object has, or any number
   * @return the table, or null
   */
  protected static @Nullable SlotTable<?> ownerOf(Object object, int slot) {
    SlotTable<?> home = homeOf(object, slot);
    return home != null && home.isInUse() ? home : null;
  }

  /**
   * Returns whether the objects must not be given to another table.
   *
   * @return true unless nothing can happen to them here any more
   */
  protected boolean isInUse() {
    return true;
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
