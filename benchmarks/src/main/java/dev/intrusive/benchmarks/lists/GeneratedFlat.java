package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.hosts.FlatHost;
import dev.intrusive.benchmarks.lists.hosts.FlatHostChain;
import org.jspecify.annotations.Nullable;

/** A generated list of the flat layout. */
public class GeneratedFlat extends HotOperations<FlatHost> {

  private final FlatHostChain list = new FlatHostChain();

  @Override
  protected FlatHost newElement() {
    return new FlatHost();
  }

  @Override
  protected void addLast(FlatHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(FlatHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(FlatHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable FlatHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable FlatHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(FlatHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable FlatHost next(FlatHost element) {
    return list.next(element);
  }
}
