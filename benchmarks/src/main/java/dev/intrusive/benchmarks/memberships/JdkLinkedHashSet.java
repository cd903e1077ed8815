package dev.intrusive.benchmarks.memberships;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The JDK's sets with an order. */
public class JdkLinkedHashSet extends Memberships<Particle> {

  @Override
  List<Set<Particle>> newLists(int capacity) {
    return List.of(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
  }

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  void destroy(Particle element) {
    lists().forEach(set -> set.remove(element));
  }
}
