package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.workload.Particle;
import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;
import java.util.Collection;

/** fastutil's set with an order. */
public class FastutilLinkedSet extends AfterChurn<Particle> {

  private final Collection<Particle> list = new ReferenceLinkedOpenHashSet<>();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  Collection<Particle> list() {
    return list;
  }
}
