package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.plain.PlainNodeHost;
import dev.intrusive.benchmarks.lists.plain.PlainNodeHostRing;
import org.jspecify.annotations.Nullable;

/** The hand-written baseline of the node layout. */
public class PlainNode extends HotOperations<PlainNodeHost> {

  private final PlainNodeHostRing list = new PlainNodeHostRing();

  @Override
  protected PlainNodeHost newElement() {
    return new PlainNodeHost();
  }

  @Override
  protected void addLast(PlainNodeHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainNodeHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainNodeHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainNodeHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainNodeHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainNodeHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainNodeHost next(PlainNodeHost element) {
    return list.next(element);
  }
}
