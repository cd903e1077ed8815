package dev.intrusive.benchmarks.lists;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** The JDK's LinkedHashMap in the order of accesses, as a set: to ask for an element moves it. */
public class JdkLinkedHashMap extends Moves<Particle> {

  private static final float LOAD_FACTOR = 0.75f;

  private final Map<Particle, Particle> map = new LinkedHashMap<>(16, LOAD_FACTOR, true);

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
    if (map.get(element) == null) {
      map.put(element, element);
    }
  }

  @Override
  protected Particle pollFirst() {
    Iterator<Particle> iterator = map.keySet().iterator();
    Particle first = iterator.next();
    iterator.remove();
    return first;
  }
}
