package dev.intrusive.benchmarks.splice;

import dev.intrusive.benchmarks.lists.HotOperations;
import org.jspecify.annotations.Nullable;

/**
 * What a design costs the operations that programs do all the time.
 *
 * @param <N> the type of the elements
 */
public abstract class HotPaths<N extends CandidateList.Links<N>> extends HotOperations<N> {

  private final CandidateList<N> list;

  HotPaths(CandidateList<N> list) {
    this.list = list;
  }

  @Override
  protected final N newElement() {
    return list.newElement();
  }

  @Override
  protected final void addLast(N element) {
    list.addLast(element);
  }

  @Override
  protected final boolean remove(N element) {
    return list.remove(element);
  }

  @Override
  protected final void moveToLast(N element) {
    list.moveToLast(element);
  }

  @Override
  protected final @Nullable N peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected final @Nullable N pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected final boolean contains(N element) {
    return list.contains(element);
  }

  @Override
  protected final @Nullable N next(N element) {
    return list.next(element);
  }
}
