package dev.intrusive;

import org.jspecify.annotations.Nullable;

/**
 * Placeholder.
 *
 * @param <E> the type of the elements
 */
@SuppressWarnings("all")
public abstract class IndexedList<E> extends IntrusiveList<E> {
  protected IndexedList(SlotTable<? extends E> pool) {}

  protected abstract int slotOf(E element);

  protected static <E> @Nullable IndexedList<E> holderOf(
      SlotTable<? extends E> pool, Class<?> listClass, E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void linkFirst(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void linkLast(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void linkBefore(E anchor, int anchorSlot, E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void linkAfter(E anchor, int anchorSlot, E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void relinkFirst(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void relinkLast(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void relinkBefore(E anchor, int anchorSlot, E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final void relinkAfter(E anchor, int anchorSlot, E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final boolean holds(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final @Nullable E next(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final @Nullable E previous(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final boolean unlink(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  protected final @Nullable E erase(E element, int slot) {
    throw new UnsupportedOperationException();
  }

  public final int firstSlot() {
    throw new UnsupportedOperationException();
  }

  public final int lastSlot() {
    throw new UnsupportedOperationException();
  }

  public final int nextSlot(int slot) {
    throw new UnsupportedOperationException();
  }

  public final int previousSlot(int slot) {
    throw new UnsupportedOperationException();
  }

  public final E elementOf(int slot) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final @Nullable IntrusiveList<E> holderOf(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final @Nullable E after(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final @Nullable E before(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final void detach(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final @Nullable String findDefect(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final void join(@Nullable E before, @Nullable E after) {
    throw new UnsupportedOperationException();
  }

  @Override
  protected final void adopt(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final @Nullable E peekFirst() {
    throw new UnsupportedOperationException();
  }

  @Override
  public final @Nullable E peekLast() {
    throw new UnsupportedOperationException();
  }

  @Override
  public final @Nullable E pollFirst() {
    throw new UnsupportedOperationException();
  }

  @Override
  public final @Nullable E pollLast() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void addFirst(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void addLast(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public @Nullable E next(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public @Nullable E previous(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void insertBefore(E anchor, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void insertAfter(E anchor, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public @Nullable E erase(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void moveToFirst(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void moveToLast(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void moveBefore(E anchor, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void moveAfter(E anchor, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final void forEach(java.util.function.Consumer<? super E> action) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final java.util.Iterator<E> iterator() {
    throw new UnsupportedOperationException();
  }

  @Override
  public final void clear() {
    throw new UnsupportedOperationException();
  }
}
