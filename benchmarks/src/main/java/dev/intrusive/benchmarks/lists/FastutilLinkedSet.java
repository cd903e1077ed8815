package dev.intrusive.benchmarks.lists;

import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;

/** fastutil's set with an order, whose elements are found by their identity. */
public class FastutilLinkedSet extends Moves<Particle> {

  private final ReferenceLinkedOpenHashSet<Particle> set = new ReferenceLinkedOpenHashSet<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected ReferenceLinkedOpenHashSet<Particle> list() {
    return set;
  }

  @Override
  protected void addLast(Particle element) {
    set.add(element);
  }

  @Override
  protected boolean remove(Particle element) {
    return set.remove(element);
  }

  @Override
  protected void moveToLast(Particle element) {
    set.addAndMoveToLast(element);
  }

  @Override
  protected Particle pollFirst() {
    return set.removeFirst();
  }
}
