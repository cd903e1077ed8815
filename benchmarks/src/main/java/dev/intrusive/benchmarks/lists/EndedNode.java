package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.plain.EndedNodeHost;
import dev.intrusive.benchmarks.lists.plain.EndedNodeList;
import org.jspecify.annotations.Nullable;

/** A hand-written list of the node layout with two ends, to compare with a ring. */
public class EndedNode extends HotOperations<EndedNodeHost> {

  private final EndedNodeList list = new EndedNodeList();

  @Override
  protected EndedNodeHost newElement() {
    return new EndedNodeHost();
  }

  @Override
  protected void addLast(EndedNodeHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(EndedNodeHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(EndedNodeHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable EndedNodeHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable EndedNodeHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(EndedNodeHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable EndedNodeHost next(EndedNodeHost element) {
    return list.next(element);
  }
}
