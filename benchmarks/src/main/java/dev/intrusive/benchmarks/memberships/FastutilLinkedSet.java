package dev.intrusive.benchmarks.memberships;

import dev.intrusive.benchmarks.workload.Particle;
import it.unimi.dsi.fastutil.objects.ReferenceLinkedOpenHashSet;
import java.util.List;
import java.util.Set;

/** fastutil's sets with an order. */
public class FastutilLinkedSet extends Memberships<Particle> {

  @Override
  List<Set<Particle>> newLists(int capacity) {
    return List.of(
        new ReferenceLinkedOpenHashSet<>(),
        new ReferenceLinkedOpenHashSet<>(),
        new ReferenceLinkedOpenHashSet<>());
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
