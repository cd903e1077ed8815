package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.plain.PlainIndexedHost;
import dev.intrusive.benchmarks.lists.plain.PlainIndexedHostPool;
import dev.intrusive.benchmarks.lists.plain.PlainIndexedHostRow;
import org.jspecify.annotations.Nullable;

/** The hand-written baseline of the indexed layout. */
@SuppressWarnings("NullAway.Init") // prepared first
public class PlainIndexed extends HotOperations<PlainIndexedHost> {

  private PlainIndexedHostPool pool;
  private PlainIndexedHostRow list;

  @Override
  protected void prepare(int capacity) {
    pool = new PlainIndexedHostPool(capacity);
    list = new PlainIndexedHostRow(pool);
  }

  @Override
  protected PlainIndexedHost newElement() {
    return pool.emplace();
  }

  @Override
  protected void addLast(PlainIndexedHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainIndexedHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainIndexedHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainIndexedHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainIndexedHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainIndexedHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainIndexedHost next(PlainIndexedHost element) {
    return list.next(element);
  }
}
