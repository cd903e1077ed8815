package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;

/** The JDK's LinkedList. */
@SuppressWarnings("JdkObsolete") // whether it is slow is what is asked
public class JdkLinkedList extends BulkOperations<Particle> {

  private final List<Particle> list = new LinkedList<>();

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
    list.sort(order);
  }
}
