package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.plain.PlainRingHost;
import dev.intrusive.benchmarks.lists.plain.PlainRingHostRing;
import org.jspecify.annotations.Nullable;

/** The node layout, written by hand with a sentinel, without what makes iteration exact. */
public class PlainRing extends HotOperations<PlainRingHost> {

  private final PlainRingHostRing list = new PlainRingHostRing();

  @Override
  protected PlainRingHost newElement() {
    return new PlainRingHost();
  }

  @Override
  protected void addLast(PlainRingHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainRingHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainRingHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainRingHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainRingHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainRingHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainRingHost next(PlainRingHost element) {
    return list.next(element);
  }
}
