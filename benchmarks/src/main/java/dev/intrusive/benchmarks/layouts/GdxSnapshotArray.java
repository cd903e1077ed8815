package dev.intrusive.benchmarks.layouts;

import com.badlogic.gdx.utils.SnapshotArray;
import dev.intrusive.benchmarks.layouts.peers.GdxSnapshotElements;
import dev.intrusive.benchmarks.workload.Particle;

/** libGDX's SnapshotArray, from which nothing leaves without a search. */
public class GdxSnapshotArray extends Passes<Particle> {

  private final GdxSnapshotElements list = new GdxSnapshotElements(new SnapshotArray<>());

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected GdxSnapshotElements list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }
}
