package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.Collection;
import java.util.LinkedHashSet;

/** The JDK's LinkedHashSet, which makes an entry for whatever joins. */
public class JdkLinkedHashSet extends AfterChurn<Particle> {

  private final Collection<Particle> list = new LinkedHashSet<>();

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
