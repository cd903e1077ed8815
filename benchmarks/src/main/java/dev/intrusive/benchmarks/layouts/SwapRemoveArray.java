package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayList;
import java.util.List;

/**
 * An array in which the last element takes the place of one that leaves, as one writes it by hand.
 * It keeps no order; elements know their places.
 */
public class SwapRemoveArray extends Moves<SwapRemoveArray.Placed> {

  /** A particle that knows where it is. */
  public static final class Placed extends Particle {
    int index = -1;
  }

  private final List<Placed> list = new ArrayList<>();

  @Override
  protected void prepare(int capacity) {}

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
  protected Placed removeFirst() {
    Placed first = list.get(0);
    remove(first);
    return first;
  }
}
