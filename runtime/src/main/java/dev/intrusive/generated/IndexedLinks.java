package dev.intrusive.generated;

import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the links of all lists, heaps or maps of one class over the objects of a
 * pool, as ints by slot.
 *
 * <p>Each int of a slot is in an array of its own, so that an iteration over a list, which needs
 * the next slots alone, gets as many of them as possible from memory at once. The ends of a list,
 * the chains of a map and the order of a heap are in the structure, so that structures which belong
 * to different threads share nothing but the owner ids.
 *
 * @since 0.1.0
 */
@SuppressWarnings("NullAway.Init") // attachTo comes before all else
public final class IndexedLinks extends SlotLinks {

  /** Stands for the slot before the first and after the last. */
  static final int END = -1;

  /** The owner id of an object that can be linked and is not. */
  static final int UNLINKED = -1;

  /** The owner id of an object that cannot be linked, because its slot is free. */
  static final int CLOSED = -2;

  /**
   * What the id of a structure that holds nothing counts down from, by the id that it had last: no
   * object ever has such an owner id.
   */
  static final int WITHOUT_ID = -3;

  private static final int[] NONE = {};

  /** The pool of the objects. */
  SlotTable<?> pool;

  Object[] objects;

  /** The owner id of each: of the structure that it is in, or why it is in none. */
  int[] owners;

  /** The slot after each, in a list or in the chain of a map, or its index in a heap. */
  int[] next = NONE;

  /** The slot before each, in a list. */
  int[] previous = NONE;

  private OwnerIds<Collection<?>> ids;

  private IndexedLinks(Class<?> structureClass) {
    super(structureClass);
  }

  /**
   * Makes the links of classes of structures, for the constructor of a pool.
   *
   * <p>O(classes), allocates them.
   *
   * @param structureClasses classes of indexed lists, heaps or maps
   * @return the links of each
   */
  public static SlotLinks[] of(Class<?>... structureClasses) {
    SlotLinks[] links = new SlotLinks[structureClasses.length];
    for (int i = 0; i < links.length; i++) {
      links[i] = new IndexedLinks(structureClasses[i]);
    }
    return links;
  }

  /** Finds the links of a class of structures beside a pool, for one of these structures. */
  static IndexedLinks in(SlotTable<?> pool, Class<?> structureClass, boolean hasPrevious) {
    IndexedLinks links = (IndexedLinks) pool.linksOf(structureClass);
    links.makeArrays(hasPrevious);
    return links;
  }

  private synchronized void makeArrays(boolean hasPrevious) {
    if (next.length == 0) {
      next = new int[objects.length];
    }
    if (hasPrevious && previous.length == 0) {
      previous = new int[objects.length];
    }
  }

  @Override
  void attachTo(SlotTable<?> table, Object[] objectsBySlot, boolean isShared) {
    pool = table;
    objects = objectsBySlot;
    owners = new int[objects.length];
    Arrays.fill(owners, CLOSED);
    ids = new OwnerIds<>(objects.length, isShared);
  }

  @Override
  void open(int slot) {
    owners[slot] = UNLINKED;
  }

  @Override
  void close(int slot) {
    owners[slot] = CLOSED;
  }

  /** Returns whether an object is the one in a slot of the pool. */
  boolean has(Object object, int slot) {
    return SlotTable.has(objects, object, slot);
  }

  /** The structure that the object in a slot is in, or null. */
  @Nullable Collection<?> ownerAt(int slot) {
    int id = owners[slot];
    return id < 0 ? null : ids.get(id);
  }

  /**
   * The structure of a class that an object of a pool is in, or null.
   *
   * @throws IllegalArgumentException if the pool has no links of this class, or the object is not
   *     one of the pool
   */
  static @Nullable Collection<?> ownerOf(
      SlotTable<?> pool, Class<?> structureClass, Object object, int slot) {
    IndexedLinks links = (IndexedLinks) pool.linksOf(structureClass);
    if (!links.has(object, slot)) {
      throw IndexedMisuse.notOfPool(object, pool);
    }
    return links.ownerAt(slot);
  }

  /**
   * Makes the exception for an object that cannot be linked, and is not linked in a structure of
   * this class.
   */
  RuntimeException refusal(Object object, int slot, String target) {
    return has(object, slot)
        ? IndexedMisuse.notLive(object, slot, target)
        : IndexedMisuse.notOfPool(object, target, pool);
  }

  /**
   * Gives a structure that is about to hold something an id: the one it had last, if it is free.
   *
   * @param without what {@link #returnId} returned, or {@link #WITHOUT_ID}
   */
  int takeId(Collection<?> structure, int without) {
    return ids.take(structure, WITHOUT_ID - without);
  }

  /** Takes the id back from a structure that holds nothing any more, and returns its next one. */
  int returnId(int id) {
    ids.giveBack(id);
    return WITHOUT_ID - id;
  }
}
