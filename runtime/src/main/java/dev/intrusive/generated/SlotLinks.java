package dev.intrusive.generated;

/**
 * For generated code: what the indexed structures of one class keep beside a pool, for each slot.
 *
 * <p>A slot is open while its object can be linked. {@link IndexedLinks#of} makes the links; a pool
 * whose objects are in no indexed structure has none.
 *
 * @since 0.1.0
 */
public abstract class SlotLinks {

  /** The class of the lists, heaps or maps. */
  final Class<?> structureClass;

  SlotLinks(Class<?> structureClass) {
    this.structureClass = structureClass;
  }

  /** Makes room for the slots of a pool, which are all closed. */
  abstract void attachTo(SlotTable<?> pool, Object[] objects, boolean isShared);

  /** Lets the object in a slot be linked. */
  abstract void open(int slot);

  /** Refuses to link the object in a slot, which is not linked, from now on. */
  abstract void close(int slot);
}
