package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.plain.PlainFlatHost;
import dev.intrusive.benchmarks.lists.plain.PlainFlatHostChain;
import org.jspecify.annotations.Nullable;

/** The hand-written baseline of the flat layout. */
public class PlainFlat extends HotOperations<PlainFlatHost> {

  private final PlainFlatHostChain list = new PlainFlatHostChain();

  @Override
  protected PlainFlatHost newElement() {
    return new PlainFlatHost();
  }

  @Override
  protected void addLast(PlainFlatHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainFlatHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainFlatHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainFlatHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainFlatHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainFlatHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainFlatHost next(PlainFlatHost element) {
    return list.next(element);
  }
}
