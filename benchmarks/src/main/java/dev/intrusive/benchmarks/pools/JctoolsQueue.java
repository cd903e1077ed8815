package dev.intrusive.benchmarks.pools;

import org.jctools.queues.MpmcArrayQueue;

/** A queue of JCTools that is used as a pool: no check of what comes back. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class JctoolsQueue extends Lives<Part> {

  private MpmcArrayQueue<Part> queue;

  @Override
  protected void open(int size) {
    queue = new MpmcArrayQueue<>(size);
    for (int i = 0; i < size; i++) {
      queue.offer(new Part());
    }
  }

  @Override
  protected Part begin(int number) {
    Part part = queue.poll();
    part.set(number);
    return part;
  }

  @Override
  protected void end(Part part) {
    queue.offer(part);
  }
}
