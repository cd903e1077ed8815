package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.LinkedList;
import org.jspecify.annotations.Nullable;

/** The JDK's LinkedList. */
@SuppressWarnings("JdkObsolete") // whether it is slow is what is asked
public class JdkLinkedList extends Queue<Particle> {

  private final LinkedList<Particle> queue = new LinkedList<>();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected void addLast(Particle element) {
    queue.addLast(element);
  }

  @Override
  @Nullable Particle pollFirst() {
    return queue.pollFirst();
  }
}
