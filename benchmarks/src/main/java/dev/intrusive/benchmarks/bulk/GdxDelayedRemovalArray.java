package dev.intrusive.benchmarks.bulk;

import com.badlogic.gdx.utils.DelayedRemovalArray;
import dev.intrusive.benchmarks.layouts.peers.GdxDelayedElements;
import dev.intrusive.benchmarks.workload.Particle;
import java.util.Collection;
import java.util.Comparator;

/** libGDX's DelayedRemovalArray, which loses what a pass removes at the end of the pass. */
public class GdxDelayedRemovalArray extends BulkOperations<Particle> {

  private final DelayedRemovalArray<Particle> array = new DelayedRemovalArray<>();
  private final GdxDelayedElements list = new GdxDelayedElements(array);

  @Override
  protected void prepare(int capacity) {}

  @Override
  Particle createElement() {
    return new Particle();
  }

  @Override
  Collection<Particle> list() {
    return list;
  }

  @Override
  void sort(Comparator<? super Particle> order) {
    array.sort(order);
  }
}
