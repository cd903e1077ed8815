package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import org.apache.activemq.artemis.utils.collections.LinkedListImpl;
import org.apache.activemq.artemis.utils.collections.LinkedListIterator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Artemis' list of messages, as a queue, with nodes of its own around particles. */
public class ArtemisList extends Population<Particle> {

  private static final int BATCH = 1_000;

  private final LinkedListImpl<Particle> list = new LinkedListImpl<>();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected void addLast(Particle element) {
    list.addTail(element);
  }

  @Benchmark
  public void forEach() {
    list.forEach(Particle::advance);
  }

  /** A pass by an iterator, which has to be closed. */
  @Benchmark
  public void iterate() {
    try (LinkedListIterator<Particle> iterator = list.iterator()) {
      while (iterator.hasNext()) {
        iterator.next().advance();
      }
    }
  }

  /** As a queue: what leaves at the start joins at the end. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void removeFirstAndAddLast() {
    for (int i = 0; i < BATCH; i++) {
      list.addTail(list.poll());
    }
  }
}
