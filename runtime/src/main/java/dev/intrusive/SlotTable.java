package dev.intrusive;

/**
 * Objects by slot.
 *
 * @param <E> the type of the objects
 */
public abstract class SlotTable<E> {
  /**
   * Creates a table.
   *
   * @param objects the objects
   * @param threadSafe whether many threads use it
   * @param indexedLists the lists
   */
  protected SlotTable(Object[] objects, boolean threadSafe, Class<?>... indexedLists) {}
}
