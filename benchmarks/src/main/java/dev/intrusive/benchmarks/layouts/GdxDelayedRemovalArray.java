package dev.intrusive.benchmarks.layouts;

import com.badlogic.gdx.utils.DelayedRemovalArray;
import dev.intrusive.benchmarks.layouts.peers.GdxDelayedElements;
import dev.intrusive.benchmarks.workload.Particle;

/** libGDX's DelayedRemovalArray, from which nothing leaves without a search. */
public class GdxDelayedRemovalArray extends Passes<Particle> {

  private final GdxDelayedElements list = new GdxDelayedElements(new DelayedRemovalArray<>());

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected GdxDelayedElements list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }
}
