package dev.intrusive.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * An array as one writes it by hand whose last element replaces a removed one. It keeps no order;
 * elements know their indexes.
 */
public class SwapRemoveArray extends Moves<SwapRemoveArray.Placed> {

  /** A particle that knows its index. */
  public static final class Placed extends Particle {
    int index = -1;
  }

  private final List<Placed> list = new ArrayList<>();

  @Override
  protected Placed newElement() {
    return new Placed();
  }

  @Override
  protected Iterable<Placed> list() {
    return list;
  }

  @Override
  protected void addLast(Placed element) {
    element.index = list.size();
    list.add(element);
  }

  @Override
  protected boolean remove(Placed element) {
    int index = element.index;
    if (index < 0) {
      return false;
    }
    Placed last = list.remove(list.size() - 1);
    if (last != element) {
      list.set(index, last);
      last.index = index;
    }
    element.index = -1;
    return true;
  }

  @Override
  protected void moveToLast(Placed element) {
    if (remove(element)) {
      addLast(element);
    }
  }

  @Override
  protected Placed pollFirst() {
    Placed first = list.get(0);
    remove(first);
    return first;
  }

  /**
   * Advances all elements, from the last to the first so that none is missed when another takes its
   * index; each hundredth is removed when it is visited, and added again at the end of the tick.
   * The time is that of all elements.
   */
  @Benchmark
  public void tick() {
    for (int i = list.size() - 1; i >= 0; i--) {
      Placed element = list.get(i);
      if (leavesInTick(element)) {
        remove(element);
      }
    }
    addRemoved();
  }
}
