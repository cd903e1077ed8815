package dev.intrusive.generated;

/**
 * For generated code: the objects of a pool by slot, and the links of the indexed lists, heaps and
 * maps over them. It is the part of an object pool that such structures see. The protected methods
 * are for the pool.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public abstract class SlotTable<E> {

  private final SlotLinks[] links;

  /**
   * Creates a table whose slots are closed. O(capacity) for each class of structures.
   *
   * @param objects the objects by slot, which may still be missing; the array is not copied
   * @param isShared whether several threads may work at once, each on lists and objects of its own
   * @param links the links for the indexed lists, heaps and maps that the objects can be in
   */
  @SuppressWarnings("this-escape") // the links keep the table and call nothing of it
  protected SlotTable(Object[] objects, boolean isShared, SlotLinks... links) {
    this.links = links;
    for (SlotLinks each : links) {
      each.attachTo(this, objects, isShared);
    }
  }

  /** Returns whether an object is the one in a slot of a table. */
  static boolean has(Object[] objects, Object object, int slot) {
    return slot >= 0 && slot < objects.length && objects[slot] == object;
  }

  /** The links for the structures of a class. */
  final SlotLinks linksOf(Class<?> structureClass) {
    for (SlotLinks candidate : links) {
      if (candidate.structureClass == structureClass) {
        return candidate;
      }
    }
    throw new IllegalArgumentException(
        this + " is not for " + structureClass.getName() + "; give it the pool of its elements");
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
   * Refuses to link the object in a slot from now on. O(1) for each class of structures, allocates
   * nothing.
   *
   * @param slot a slot that is open, whose object is in no indexed structure
   */
  protected final void closeSlot(int slot) {
    for (SlotLinks each : links) {
      each.close(slot);
    }
  }
}
