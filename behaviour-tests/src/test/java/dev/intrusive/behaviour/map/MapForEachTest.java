package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * {@code forEach} is exact under random changes by its action: what left or joins is not visited,
 * what stays is visited once, and nothing twice.
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
        int most = atStart.contains(element) ? 1 : 0; // what joins meanwhile is not visited
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
    switch (random.nextInt(17)) {
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
      case 14 -> {
        map.remove(any);
        fixture.elements().renumber().accept(any, random.nextInt(most()));
        replace(any); // maybe of another chain
      }
      case 15 -> failWithin();
      default -> {}
    }
  }

  /** Runs a pass whose action throws, unless the map is empty. */
  private void failWithin() {
    RuntimeException failure = new RuntimeException("thrown by an action");
    Consumer<E> failing =
        element -> {
          throw failure;
        };
    if (!map.isEmpty()) {
      assertSame(failure, assertThrows(RuntimeException.class, () -> map.forEach(failing)));
    }
  }

  private int most() {
    return Math.min(fixture.numbers(), 60);
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
    int most = most();
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

  /** What an action adds to the map is not visited, or the pass might not end. */
  @Test
  void actionThatTakesOutAndAddsAgain_ends() {
    List<E> elements = fill(map, many());
    int most = elements.size();
    Random random = new Random(7);
    for (boolean changesKeys : new boolean[] {false, true}) {
      for (int others = 0; others < 3; others++) {
        int[] visits = {0};
        int taken = others;
        map.forEach(
            element -> {
              if (++visits[0] > most) {
                throw new AssertionError("the pass does not end");
              }
              assertTrue(map.remove(element));
              if (changesKeys) {
                fixture.elements().renumber().accept(element, fixture.numbers() - visits[0]);
              }
              boolean unused = map.add(element) || elements.remove(element);
              for (int i = 0; i < taken && !elements.isEmpty(); i++) {
                E other = elements.get(random.nextInt(elements.size()));
                assertTrue(map.remove(other) && map.add(other));
              }
            });
        assertHolds(map, elements);
      }
    }
  }

  /** Each element that was here is handed over once, though the consumer adds it again. */
  @Test
  void drain_whoseConsumerAddsAgain_handsOverEachElementOnce() {
    List<E> elements = fill(map, many());
    List<E> handed = new ArrayList<>();
    assertEquals(
        elements.size(),
        map.drain(
            element -> {
              handed.add(element);
              assertTrue(handed.size() <= elements.size(), "the pass does not end");
              assertTrue(map.add(element));
            }));
    assertEquals(elements.size(), handed.size());
    assertEquals(identities(elements), identities(handed));
    assertHolds(map, elements);
  }

  /** A pass that begins later visits what was added during those that run. */
  @Test
  void passWithinAPass_visitsWhatWasAddedBeforeItBegan() {
    List<E> elements = fill(map, Math.min(10, many()));
    E first = elements.get(0);
    int[] visits = {0, 0};
    map.forEach(
        element -> {
          if (visits[0]++ == 0) {
            map.remove(first);
            map.add(first);
            map.forEach(each -> visits[1]++);
            map.put(first);
            map.forEach(
                each -> {
                  map.remove(each);
                  map.add(each);
                  if (++visits[1] > 2 * elements.size()) {
                    throw new AssertionError("the pass does not end");
                  }
                });
          }
        });
    assertEquals(2 * elements.size(), visits[1]);
    assertTrue(visits[0] <= elements.size());
    visits[0] = 0;
    map.forEach(each -> visits[0]++);
    assertEquals(elements.size(), visits[0]);
  }
}
