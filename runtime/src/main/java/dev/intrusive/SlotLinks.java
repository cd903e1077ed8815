package dev.intrusive;

/**
 * The links of all structures of one class over the objects of a pool, by slot. A slot is open
 * while its object can be linked.
 */
abstract class SlotLinks {

  /** Stands for the slot before the first and after the last. */
  static final int END = -1;

  /** The id of the structure of what can be linked and is not. */
  static final int UNLINKED = -1;

  /** The id of the structure of what cannot be linked, because the pool's slot is free. */
  static final int CLOSED = -2;

  final SlotTable<?> pool;
  final Class<?> structureClass;
  final Object[] objects;

  SlotLinks(SlotTable<?> pool, Class<?> structureClass, Object[] objects) {
    this.pool = pool;
    this.structureClass = structureClass;
    this.objects = objects;
  }

  /** Lets the object in a slot be linked. */
  abstract void open(int slot);

  /** Unlinks the object in a slot, if it is linked, and refuses to link it from now on. */
  abstract void close(int slot);
}
