package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.lists.hosts.NodeHost;
import dev.intrusive.benchmarks.lists.hosts.NodeHostRing;
import org.jspecify.annotations.Nullable;

/** A generated list of the node layout. */
public class GeneratedNode extends HotOperations<NodeHost> {

  private final NodeHostRing list = new NodeHostRing();

  @Override
  protected NodeHost newElement() {
    return new NodeHost();
  }

  @Override
  protected void addLast(NodeHost element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(NodeHost element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(NodeHost element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable NodeHost peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable NodeHost pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(NodeHost element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable NodeHost next(NodeHost element) {
    return list.next(element);
  }
}
