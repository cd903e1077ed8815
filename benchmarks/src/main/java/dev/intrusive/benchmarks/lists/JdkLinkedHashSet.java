package dev.intrusive.benchmarks.lists;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

/** The JDK's LinkedHashSet, whose elements are found by their hash codes. */
public class JdkLinkedHashSet extends Moves<Particle> {

  private final LinkedHashSet<Particle> set = new LinkedHashSet<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected Set<Particle> list() {
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
    set.remove(element);
    set.add(element);
  }

  @Override
  protected Particle pollFirst() {
    Iterator<Particle> iterator = set.iterator();
    Particle first = iterator.next();
    iterator.remove();
    return first;
  }
}
