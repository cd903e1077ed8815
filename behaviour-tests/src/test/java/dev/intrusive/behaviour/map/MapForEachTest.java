package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * {@code forEach} is exact under random changes by its action: what left is not visited, what stays
 * is visited once, and nothing twice unless it left and joined again.
 */
@EveryMapHost
final class MapForEachTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  private static final int PASSES = 100 * Integer.getInteger("tests.factor", 1);
  private static final int MOST_NESTED = 3;

  private final Random random = new Random(3);
  private final List<E> elements = new ArrayList<>();

  /** How often each element has joined a map. */
  private final IdentityHashMap<E, Integer> joins = new IdentityHashMap<>();

  private int budget;

  MapForEachTest(MapHost host) {
    super(host);
  }

  /** One pass, and what it may visit. */
  private final class Pass {
    private final Set<E> atStart = identities(map);
    private final IdentityHashMap<E, Integer> joinsAtStart = new IdentityHashMap<>(joins);
    private final IdentityHashMap<E, Integer> visits = new IdentityHashMap<>();
    private final int depth;

    Pass(int depth) {
      this.depth = depth;
    }

    void run() {
      map.forEach(this::visit);
      for (E element : elements) {
        int rejoins = joins.getOrDefault(element, 0) - joinsAtStart.getOrDefault(element, 0);
        int most = rejoins + (atStart.contains(element) ? 1 : 0);
        int count = visits.getOrDefault(element, 0);
        assertTrue(count <= most, "visited too often");
        if (rejoins == 0 && atStart.contains(element) && map.contains(element)) {
          assertEquals(1, count, "skipped");
        }
      }
    }

    private void visit(E element) {
      assertTrue(map.contains(element), "had left");
      visits.merge(element, 1, Integer::sum);
      change(element, depth);
    }
  }

  private void change(E current, int depth) {
    E any = elements.get(random.nextInt(elements.size()));
    if (budget-- <= 0) {
      return;
    }
    switch (random.nextInt(16)) {
      case 0, 1 -> map.remove(current);
      case 2, 3 -> map.remove(any);
      case 4 -> {
        map.remove(current);
        map.remove(any);
      }
      case 5, 6 -> add(any);
      case 7 -> {
        map.remove(current);
        add(current);
      }
      case 8 -> fixture.unlinkAll(any);
      case 9 -> replace(any);
      case 10 -> {
        if (depth < MOST_NESTED) {
          new Pass(depth + 1).run();
        }
      }
      case 11 -> {
        if (random.nextInt(20) == 0) {
          map.clear();
        }
      }
      case 12 -> map.removeIf(each -> random.nextInt(10) == 0);
      case 13 -> {
        E last = current;
        for (E each : map) {
          last = each;
        }
        map.remove(last);
      }
      default -> {}
    }
  }

  private void add(E element) {
    if (!map.contains(element) && map.add(element)) {
      joins.merge(element, 1, Integer::sum);
    }
  }

  private void replace(E element) {
    if (!map.contains(element)) {
      map.put(element);
      joins.merge(element, 1, Integer::sum);
    }
  }

  private void run(int passes) {
    int most = Math.min(fixture.numbers(), 60);
    for (int i = 0; i < 2 * most; i++) {
      elements.add(fixture.newElement(i % most));
    }
    for (int pass = 0; pass < passes; pass++) {
      int size = random.nextInt(2 * most);
      for (int i = 0; i < size; i++) {
        add(elements.get(random.nextInt(elements.size())));
      }
      budget = 300;
      new Pass(0).run();
      map.checkInvariants();
    }
  }

  @Test
  void passes_areExact() {
    run(PASSES);
  }

  @Test
  void insertionsDuringAPass_makeTheTableGrowAfterwards() {
    List<E> all = new ArrayList<>(fill(map, 1));
    map.forEach(
        unused -> {
          for (int number = all.size(); number < fixture.numbers(); number++) {
            E element = fixture.newElement(number);
            assertTrue(map.add(element));
            all.add(element);
          }
        });
    assertHolds(map, all);
    assertTrue(map.remove(all.remove(0)));
    E fresh = fixture.newElement(0);
    assertTrue(map.add(fresh));
    all.add(fresh);
    assertHolds(map, all);
    Map<K, E> model = new HashMap<>();
    for (int number = 0; number < fixture.numbers(); number++) {
      E element = fixture.get(map, number);
      if (element != null) {
        model.put(fixture.key(number), element);
      }
    }
    assertEquals(model, map.asMap());
  }
}
