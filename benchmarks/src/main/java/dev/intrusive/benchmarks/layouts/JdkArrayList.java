package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayList;
import java.util.List;

/** The JDK's ArrayList, from which nothing leaves without a search. */
public class JdkArrayList extends Passes<Particle> {

  private final ArrayList<Particle> list = new ArrayList<>();

  @Override
  protected void prepare(int capacity) {}

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
}
