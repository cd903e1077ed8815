package dev.intrusive.behaviour.map;

import static dev.intrusive.behaviour.Collected.assertCollected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.intrusive.IntrusiveMap;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What left a map is not kept alive by it, its table, its passes or what was in the same chain. */
@EveryMapHost
final class MapMemoryTest<E, M extends IntrusiveMap<E>, K> extends MapContract<E, M, K> {

  private static final int MOST = 40;

  MapMemoryTest(MapHost host) {
    super(host);
  }

  private int most() {
    return Math.min(MOST, fixture.numbers());
  }

  /** Adds elements and keeps no reference to them but weak ones. */
  private List<WeakReference<E>> fillWeakly(M target) {
    List<WeakReference<E>> references = new ArrayList<>();
    for (int number = 0; number < most(); number++) {
      E element = fixture.newElement(number);
      target.add(element);
      references.add(new WeakReference<>(element));
    }
    return references;
  }

  /** The ways in which all elements leave. */
  private List<Consumer<M>> emptyings() {
    return List.of(
        M::clear,
        each -> each.removeIf(element -> true),
        each -> each.drain(element -> {}),
        each -> each.forEach(each::remove),
        each -> each.forEach(element -> each.clear()),
        each -> each.forEach(element -> fixture.unlinkAll(element)),
        each -> {
          for (Iterator<E> iterator = each.iterator(); iterator.hasNext(); ) {
            iterator.next();
            iterator.remove();
          }
        },
        each -> {
          for (int number = 0; number < most(); number++) {
            fixture.removeKey(each, number);
          }
        });
  }

  @Test
  void map_emptied() {
    assumeFalse(fixture.maps().isIndexed(), "the pool keeps its objects");
    List<M> emptied = new ArrayList<>();
    List<WeakReference<E>> references = new ArrayList<>();
    for (Consumer<M> emptying : emptyings()) {
      M target = fixture.newMap();
      references.addAll(fillWeakly(target));
      emptying.accept(target);
      assertEquals(0, target.size());
      emptied.add(target);
    }
    assertCollected(references, emptied);
  }

  @Test
  void put_forgetsWhatItReplaces() {
    assumeFalse(fixture.maps().isIndexed(), "the pool keeps its objects");
    List<WeakReference<E>> references = fillWeakly(map);
    for (int number = 0; number < most(); number++) {
      map.put(fixture.newElement(number));
    }
    assertCollected(references, map);
  }

  @Test
  void leaver_forgetsMapAndChain() {
    assumeFalse(fixture.maps().isIndexed(), "the pool keeps its objects");
    List<E> leavers = new ArrayList<>();
    List<WeakReference<Object>> references = new ArrayList<>();
    fillAndLeave(leavers, references);
    assertCollected(references, leavers);
  }

  private void fillAndLeave(List<E> leavers, List<WeakReference<Object>> references) {
    M temporary = fixture.newMap();
    references.add(new WeakReference<>(temporary));
    for (int number = 0; number < most(); number++) {
      E element = fixture.newElement(number);
      assertTrue(temporary.add(element));
      if (number % 2 == 0) {
        leavers.add(element);
      } else {
        references.add(new WeakReference<>(element));
      }
    }
    leavers.forEach(temporary::remove);
  }

  @Test
  void emptyMap_isForgottenByWhatWasInIt() {
    List<E> elements = new ArrayList<>();
    List<WeakReference<M>> references = new ArrayList<>();
    for (Consumer<M> emptying : emptyings()) {
      M temporary = fixture.newMap();
      elements.addAll(fill(temporary, most()));
      emptying.accept(temporary);
      references.add(new WeakReference<>(temporary));
    }
    assertCollected(references, List.of(elements, fixture));
  }

  @Test
  void longCall_forgetsWhatJoinedAndLeft() {
    assumeFalse(fixture.maps().isIndexed(), "the pool keeps its objects");
    assumeTrue(fixture.numbers() > 10);
    fill(map, 3);
    List<WeakReference<E>> references = new ArrayList<>();
    map.forEach(
        element -> {
          if (references.isEmpty()) {
            for (int i = 0; i < 1000; i++) {
              E visitor = fixture.newElement(4);
              references.add(new WeakReference<>(visitor));
              assertTrue(map.add(visitor));
              assertTrue(map.remove(visitor));
            }
            assertCollected(references.subList(0, 800), map);
          }
        });
    assertEquals(1000, references.size());
  }
}
