package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayList;
import java.util.Collection;

/** The JDK's ArrayList. */
public class JdkArrayList extends AfterChurn<Particle> {

  private final Collection<Particle> list = new ArrayList<>();

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
