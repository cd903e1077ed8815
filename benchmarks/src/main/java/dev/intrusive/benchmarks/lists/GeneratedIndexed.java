package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.hosts.IndexedHost;
import dev.intrusive.benchmarks.lists.hosts.IndexedHostPool;
import dev.intrusive.benchmarks.lists.hosts.IndexedHostRow;
import org.jspecify.annotations.Nullable;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // prepared first
public class GeneratedIndexed extends HotOperations<IndexedHost> {

  private IndexedHostPool pool;
  private IndexedHostRow list;

  @Override
  protected void prepare(int capacity) {
    pool = new IndexedHostPool(capacity);
    list = new IndexedHostRow(pool);
  }

  @Override
  protected IndexedHost newElement() {
    return pool.emplace();
  }

  @Override
  protected void addLast(IndexedHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(IndexedHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(IndexedHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable IndexedHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable IndexedHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(IndexedHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable IndexedHost next(IndexedHost element) {
    return list.next(element);
  }
}
