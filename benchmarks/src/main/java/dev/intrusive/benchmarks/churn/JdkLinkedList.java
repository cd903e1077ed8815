package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.Collection;
import java.util.LinkedList;

/** The JDK's LinkedList, which makes a node for whatever joins. */
@SuppressWarnings("JdkObsolete") // whether it is slow is what is asked
public class JdkLinkedList extends AfterChurn<Particle> {

  private final Collection<Particle> list = new LinkedList<>();

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
