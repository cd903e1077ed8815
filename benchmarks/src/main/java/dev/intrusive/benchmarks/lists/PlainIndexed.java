package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** The hand-written twin of {@link Indexed}. */
@SuppressWarnings("NullAway.Init") // prepared first
public class PlainIndexed extends Links<PlainIndexedParticle> {

  private PlainIndexedPool pool;
  private PlainIndexedList list;

  @Override
  protected void prepare(int capacity) {
    pool = new PlainIndexedPool(capacity);
    list = new PlainIndexedList(pool);
  }

  @Override
  protected PlainIndexedParticle newElement() {
    return pool.emplace();
  }

  @Override
  protected PlainIndexedList list() {
    return list;
  }

  @Override
  protected void addLast(PlainIndexedParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainIndexedParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainIndexedParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainIndexedParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainIndexedParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainIndexedParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainIndexedParticle next(PlainIndexedParticle element) {
    return list.next(element);
  }
}
