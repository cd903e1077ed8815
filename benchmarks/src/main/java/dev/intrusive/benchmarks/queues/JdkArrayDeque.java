package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** The JDK's ArrayDeque. */
@SuppressWarnings("JdkObsolete") // whether it is slow is what is asked
public class JdkArrayDeque extends Queue<Particle> {

  private ArrayDeque<Particle> queue = new ArrayDeque<>();

  @Override
  protected void prepare(int capacity) {
    queue = new ArrayDeque<>(capacity);
  }

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
