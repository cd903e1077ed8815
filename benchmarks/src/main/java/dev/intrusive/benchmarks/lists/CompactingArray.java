package dev.intrusive.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** An array whose owner compacts it by hand while iterating over it. */
public class CompactingArray extends Iteration<Particle> {

  private final List<Particle> list = new ArrayList<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected List<Particle> list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }

  /**
   * Advances all elements; each hundredth is left out when the others move up, and added again at
   * the end of the tick. The time is that of all elements.
   */
  @Benchmark
  public void tick() {
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      Particle element = list.get(i);
      if (!leavesInTick(element)) {
        list.set(kept++, element);
      }
    }
    list.subList(kept, list.size()).clear();
    addRemoved();
  }
}
