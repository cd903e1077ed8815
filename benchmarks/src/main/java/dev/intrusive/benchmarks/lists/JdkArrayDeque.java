package dev.intrusive.benchmarks.lists;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** The JDK's ArrayDeque, which removes an element by a search only. */
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
  protected ArrayDeque<Particle> list() {
    return queue;
  }

  @Override
  protected void addLast(Particle element) {
    queue.addLast(element);
  }

  @Override
  protected @Nullable Particle pollFirst() {
    return queue.pollFirst();
  }
}
