package dev.intrusive.benchmarks.lists;

/** The hand-written twin of {@link Indexed}. */
@SuppressWarnings("NullAway.Init") // prepared first
public class PlainIndexed extends PlainLinks<PlainIndexedParticle> {

  private PlainIndexedPool pool;

  @Override
  protected PlainIndexedParticle newElement() {
    return pool.emplace();
  }

  @Override
  PlainIndexedList newList(int capacity) {
    pool = new PlainIndexedPool(capacity);
    return new PlainIndexedList(pool);
  }
}
