package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.LinkedList;
import java.util.List;

/** The JDK's LinkedList, from which nothing leaves without a search. */
@SuppressWarnings("JdkObsolete") // to be slow is what it is here for
public class JdkLinkedList extends Passes<Particle> {

  private final LinkedList<Particle> list = new LinkedList<>();

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
