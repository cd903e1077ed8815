package dev.intrusive.benchmarks.lists;

import org.apache.activemq.artemis.utils.collections.LinkedListImpl;
import org.apache.activemq.artemis.utils.collections.LinkedListIterator;
import org.jspecify.annotations.Nullable;

/** Artemis' list of messages, with nodes of its own around particles. */
public class ArtemisList extends Queue<Particle> {

  private final LinkedListImpl<Particle> list = new LinkedListImpl<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected Iterable<Particle> list() {
    return () -> list.iterator();
  }

  @Override
  protected void addLast(Particle element) {
    list.addTail(element);
  }

  @Override
  protected @Nullable Particle pollFirst() {
    return list.poll();
  }

  @Override
  public void forEach() {
    list.forEach(Particle::advance);
  }

  /** Closes the iterator, which the list keeps otherwise. */
  @Override
  public void iterate() {
    try (LinkedListIterator<Particle> iterator = list.iterator()) {
      while (iterator.hasNext()) {
        iterator.next().advance();
      }
    }
  }
}
