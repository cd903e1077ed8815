package dev.intrusive.benchmarks.layouts;

import com.github.benmanes.caffeine.cache.CaffeineParticle;
import java.util.Deque;

/** The list in which Caffeine keeps the order of accesses, reached by a class in its package. */
public class CaffeineDeque extends Moves<CaffeineParticle> {

  private final Deque<CaffeineParticle> list = CaffeineParticle.newDeque();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected CaffeineParticle newElement() {
    return new CaffeineParticle();
  }

  @Override
  protected Iterable<CaffeineParticle> list() {
    return list;
  }

  @Override
  protected void addLast(CaffeineParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(CaffeineParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(CaffeineParticle element) {
    CaffeineParticle.moveToBack(list, element);
  }

  @Override
  protected CaffeineParticle removeFirst() {
    return list.removeFirst();
  }
}
