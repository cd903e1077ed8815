package dev.intrusive.benchmarks.layouts;

import com.badlogic.gdx.utils.Array;
import dev.intrusive.benchmarks.layouts.peers.GdxElements;
import dev.intrusive.benchmarks.workload.Particle;

/** libGDX's Array, from which nothing leaves without a search. */
public class GdxArray extends Passes<Particle> {

  private final GdxElements list = new GdxElements(new Array<>());

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected GdxElements list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }
}
