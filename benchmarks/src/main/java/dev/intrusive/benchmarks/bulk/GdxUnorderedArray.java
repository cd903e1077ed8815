package dev.intrusive.benchmarks.bulk;

import com.badlogic.gdx.utils.Array;
import dev.intrusive.benchmarks.layouts.peers.GdxElements;
import dev.intrusive.benchmarks.workload.Particle;
import java.util.Collection;
import java.util.Comparator;

/**
 * libGDX's Array that does not keep an order: the last element takes the place of a removed one.
 */
public class GdxUnorderedArray extends BulkOperations<Particle> {

  private final Array<Particle> array = new Array<>(false, 16);
  private final GdxElements list = new GdxElements(array);

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
