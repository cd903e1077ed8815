package dev.intrusive.benchmarks.lists;

import org.apache.commons.collections4.map.LinkedMap;

/** The linked map of Apache Commons Collections, as a set. */
public class CommonsLinkedMap extends Moves<Particle> {

  private final LinkedMap<Particle, Particle> map = new LinkedMap<>();

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected Iterable<Particle> list() {
    return map.keySet();
  }

  @Override
  protected void addLast(Particle element) {
    map.put(element, element);
  }

  @Override
  protected boolean remove(Particle element) {
    return map.remove(element) != null;
  }

  @Override
  protected void moveToLast(Particle element) {
    map.remove(element);
    map.put(element, element);
  }

  @Override
  protected Particle pollFirst() {
    Particle first = map.firstKey();
    map.remove(first);
    return first;
  }
}
