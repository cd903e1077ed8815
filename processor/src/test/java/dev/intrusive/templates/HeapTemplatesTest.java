package dev.intrusive.templates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveHeap;
import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The templates are heaps as they stand: random operations on two, against sets. */
class HeapTemplatesTest {

  private static final int ELEMENTS = 300;
  private static final int OPERATIONS = 40_000;

  /** Makes heaps of one layout and order. */
  enum Kind {
    FLAT_BY_KEY,
    FLAT_BY_COMPARATOR,
    INDEXED_BY_KEY,
    INDEXED_BY_COMPARATOR;

    IntrusiveHeap<Element<String>> newHeap(
        ElementPool pool, Comparator<? super Element<String>> order) {
      return switch (this) {
        case FLAT_BY_KEY -> new KeyedFlatHeapElements<>();
        case FLAT_BY_COMPARATOR -> new FlatHeapElements<>(order);
        case INDEXED_BY_KEY -> new IndexedHeapElements<>(pool);
        case INDEXED_BY_COMPARATOR -> new IndexedHeapElements<>(pool, order);
      };
    }

    boolean isFlat() {
      return this == FLAT_BY_KEY || this == FLAT_BY_COMPARATOR;
    }
  }

  /** A pool like those that are generated. */
  static final class ElementPool extends ObjectPool<Element<String>> {

    ElementPool() {
      super(
          ELEMENTS,
          Element::new,
          PoolOptions.defaults(),
          IndexedLinks.of(IndexedHeapElements.class));
    }

    Element<String> emplace() {
      return begin(claim());
    }

    @Override
    protected int slotOf(Element<String> object) {
      return object.slot;
    }

    @Override
    protected void assignSlot(Element<String> object, int slot) {
      object.slot = slot;
    }

    @Override
    protected void unlink(Element<String> object) {
      FlatHeapElements.drop(object);
      KeyedFlatHeapElements<String> keyed = KeyedFlatHeapElements.holding(object);
      if (keyed != null) {
        keyed.remove(object);
      }
      IndexedHeapElements.drop(this, object);
    }
  }

  /** What the comparator throws. */
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final Random random = new Random(7);
  private final ElementPool pool = new ElementPool();
  private final List<Element<String>> elements = new ArrayList<>();
  private final List<IntrusiveHeap<Element<String>>> heaps = new ArrayList<>();
  private final List<Set<Element<String>>> models = List.of(newSet(), newSet());

  /** After how many comparisons the comparator misbehaves; never if negative. */
  private int patience = -1;

  /** What it does then. */
  private Runnable misdeed = () -> {};

  private static Set<Element<String>> newSet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private int compare(Element<String> a, Element<String> b) {
    if (patience >= 0 && patience-- == 0) {
      misdeed.run();
    }
    return Integer.compare(a.rank, b.rank);
  }

  private void makeHeaps(Kind kind) {
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(pool.emplace());
    }
    for (int i = 0; i < models.size(); i++) {
      heaps.add(kind.newHeap(pool, this::compare));
    }
  }

  private Element<String> anyElement() {
    return elements.get(random.nextInt(ELEMENTS));
  }

  private boolean isLinked(Element<String> element) {
    return models.stream().anyMatch(model -> model.contains(element));
  }

  private void setRankOfUnlinked(Element<String> element) {
    if (!isLinked(element)) {
      element.rank = random.nextInt(100) - 50;
    }
  }

  private static int leastRank(Set<Element<String>> model) {
    return model.stream().mapToInt(element -> element.rank).min().orElseThrow();
  }

  private void checkAll() {
    for (int i = 0; i < heaps.size(); i++) {
      heaps.get(i).checkInvariants();
      Set<Element<String>> found = newSet();
      heaps.get(i).forEach(element -> assertTrue(found.add(element)));
      assertEquals(models.get(i), found);
    }
  }

  @ParameterizedTest
  @EnumSource
  void operations_atRandom_areThoseOfAPriorityQueue(Kind kind) {
    makeHeaps(kind);
    for (int i = 0; i < OPERATIONS; i++) {
      int target = random.nextInt(heaps.size());
      operate(heaps.get(target), models.get(target), random.nextInt(24));
      heaps.get(target).checkInvariants();
      assertEquals(models.get(target).size(), heaps.get(target).size());
      if (i % 500 == 0) {
        checkAll();
      }
    }
    checkAll();
  }

  private void operate(
      IntrusiveHeap<Element<String>> heap, Set<Element<String>> model, int operation) {
    Element<String> element = anyElement();
    if (operation < 7) {
      add(heap, model, element);
    } else if (operation < 10) {
      poll(heap, model);
    } else if (operation < 13) {
      boolean wasHere = model.contains(element);
      assertEquals(wasHere, heap.contains(element));
      model.remove(element);
      assertEquals(wasHere, heap.remove(element));
    } else if (operation < 18) {
      update(heap, model, element);
    } else if (operation < 20) {
      setRankOfUnlinked(element);
      models.forEach(each -> each.remove(element));
      model.add(element);
      heap.moveHere(element);
    } else if (operation == 20) {
      Element<String> least = heap.peek();
      assertEquals(model.isEmpty(), least == null);
      assertTrue(least == null || least.rank == leastRank(model));
    } else if (operation == 21 && random.nextInt(40) == 0) {
      int limit = random.nextInt(60) - 30;
      model.removeIf(each -> each.rank < limit);
      int[] last = {Integer.MIN_VALUE};
      heap.pollWhile(
          each -> each.rank < limit,
          each -> {
            assertTrue(each.rank >= last[0]);
            last[0] = each.rank;
          });
    } else if (operation == 22 && random.nextInt(20) == 0) {
      int remainder = random.nextInt(5);
      model.removeIf(each -> each.rank % 5 == remainder);
      heap.removeIf(each -> each.rank % 5 == remainder);
    } else if (operation == 23 && random.nextInt(500) == 0) {
      model.clear();
      heap.clear();
    }
  }

  private void add(
      IntrusiveHeap<Element<String>> heap, Set<Element<String>> model, Element<String> element) {
    if (isLinked(element)) {
      assertThrows(IllegalStateException.class, () -> heap.add(element));
      assertFalse(heap.offer(element));
    } else {
      setRankOfUnlinked(element);
      assertTrue(heap.add(element));
      model.add(element);
    }
  }

  private static void poll(IntrusiveHeap<Element<String>> heap, Set<Element<String>> model) {
    if (model.isEmpty()) {
      assertNull(heap.poll());
    } else {
      int least = leastRank(model);
      Element<String> polled = heap.poll();
      assertNotNull(polled);
      assertEquals(least, polled.rank);
      assertTrue(model.remove(polled));
    }
  }

  private void update(
      IntrusiveHeap<Element<String>> heap, Set<Element<String>> model, Element<String> element) {
    if (model.contains(element)) {
      element.rank = random.nextInt(100) - 50;
      heap.update(element);
    } else {
      assertThrows(IllegalArgumentException.class, () -> heap.update(element));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"FLAT_BY_COMPARATOR", "INDEXED_BY_COMPARATOR"})
  void comparatorThatThrows_atAnyCall_losesNobody(Kind kind) {
    makeHeaps(kind);
    misdeed =
        () -> {
          throw new Refused();
        };
    misbehave(Refused.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"FLAT_BY_COMPARATOR", "INDEXED_BY_COMPARATOR"})
  void comparatorThatChangesTheHeap_atAnyCall_isReported(Kind kind) {
    makeHeaps(kind);
    misdeed =
        () -> {
          Element<String> victim = anyElement();
          models.forEach(model -> model.remove(victim));
          heaps.forEach(heap -> heap.remove(victim));
        };
    misbehave(ConcurrentModificationException.class);
  }

  private void misbehave(Class<? extends RuntimeException> failure) {
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    Set<Element<String>> model = models.get(0);
    int failures = 0;
    for (int i = 0; i < OPERATIONS / 4; i++) {
      Element<String> element = anyElement();
      boolean wasHere = model.contains(element);
      int operation = random.nextInt(5);
      patience = random.nextInt(12);
      try {
        switch (operation) {
          case 0, 1 -> {
            if (!wasHere) {
              element.rank = random.nextInt(100);
              heap.add(element);
              model.add(element);
            }
          }
          case 2 -> {
            Element<String> polled = heap.poll();
            assertTrue(polled == null || model.remove(polled));
          }
          case 3 -> {
            model.remove(element);
            heap.remove(element);
          }
          default -> {
            if (wasHere) {
              element.rank = random.nextInt(100);
              heap.update(element);
            }
          }
        }
      } catch (RuntimeException e) {
        assertEquals(failure, e.getClass());
        failures++;
      }
      patience = -1;
      heap.checkInvariants();
      assertEquals(model.size(), heap.size());
      for (Element<String> each : model) {
        assertTrue(heap.contains(each));
      }
      if (random.nextInt(4) == 0) {
        Element<String> least = heap.peek();
        assertTrue(least == null || least.rank == leastRank(model));
        heap.checkInvariants();
      }
    }
    assertTrue(failures > 200, "only " + failures + " failures");
  }

  @ParameterizedTest
  @EnumSource
  void passes_withChangesAtRandom_visitEachThatStaysOnce(Kind kind) {
    makeHeaps(kind);
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    Set<Element<String>> model = models.get(0);
    for (int round = 0; round < 100; round++) {
      for (Element<String> element : elements) {
        if (random.nextInt(3) == 0 && !model.contains(element)) {
          add(heap, model, element);
        }
      }
      Set<Element<String>> stayed = newSet();
      stayed.addAll(model);
      Set<Element<String>> left = newSet();
      List<Element<String>> visited = new ArrayList<>();
      int depth = random.nextInt(2);
      heap.forEach(change(heap, model, stayed, left, visited, depth));
      Set<Element<String>> once = newSet();
      for (Element<String> element : visited) {
        assertTrue(once.add(element) || left.contains(element), "twice");
      }
      assertTrue(once.containsAll(stayed), "missed");
      heap.checkInvariants();
      checkAll();
    }
  }

  private Consumer<Element<String>> change(
      IntrusiveHeap<Element<String>> heap,
      Set<Element<String>> model,
      Set<Element<String>> stayed,
      Set<Element<String>> left,
      List<Element<String>> visited,
      int depth) {
    return element -> {
      assertTrue(model.contains(element));
      visited.add(element);
      for (int i = random.nextInt(3); i > 0; i--) {
        Set<Element<String>> before = newSet();
        before.addAll(model);
        operate(heap, model, random.nextInt(21));
        before.removeAll(model);
        stayed.removeAll(before);
        left.addAll(before);
        heap.checkInvariants();
      }
      if (depth > 0 && random.nextInt(50) == 0) {
        heap.forEach(change(heap, model, newSet(), left, new ArrayList<>(), 0));
        stayed.removeAll(left);
        left.addAll(elements);
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void iterators_withRemovals_visitEachThatStaysOnceOrFail(Kind kind) {
    makeHeaps(kind);
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    Set<Element<String>> model = models.get(0);
    for (int round = 0; round < 300; round++) {
      for (Element<String> element : elements) {
        if (!model.contains(element)) {
          add(heap, model, element);
        }
      }
      Set<Element<String>> visited = newSet();
      boolean removesOthers = random.nextInt(4) == 0;
      try {
        for (Iterator<Element<String>> iterator = heap.iterator(); iterator.hasNext(); ) {
          Element<String> element = iterator.next();
          assertTrue(visited.add(element), "twice");
          assertTrue(model.contains(element));
          if (random.nextInt(3) == 0) {
            iterator.remove();
            model.remove(element);
          } else if (random.nextInt(3) == 0) {
            heap.remove(element);
            model.remove(element);
          } else if (removesOthers && random.nextInt(20) == 0) {
            Element<String> other = anyElement();
            heap.remove(other);
            model.remove(other);
          }
        }
        assertTrue(visited.containsAll(model), "missed");
      } catch (ConcurrentModificationException e) {
        assertTrue(removesOthers);
      }
      heap.checkInvariants();
    }
  }

  @ParameterizedTest
  @EnumSource
  void lives_thatEnd_leaveTheHeap(Kind kind) {
    makeHeaps(kind);
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    elements.forEach(heap::add);
    misdeed =
        () -> {
          throw new Refused();
        };
    for (int i = 0; i < ELEMENTS; i++) {
      patience = 0;
      pool.release(elements.get(i));
      patience = -1;
      assertFalse(heap.contains(elements.get(i)));
      assertEquals(ELEMENTS - 1 - i, heap.size());
      heap.checkInvariants();
    }
  }

  @ParameterizedTest
  @EnumSource
  void keyThatChangesWithoutUpdate_isNamed_andLosesNobody(Kind kind) {
    makeHeaps(kind);
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    elements.forEach(
        element -> {
          element.rank = 10;
          heap.add(element);
        });
    elements.get(ELEMENTS - 1).rank = 1;
    IllegalStateException broken = assertThrows(IllegalStateException.class, heap::checkInvariants);
    String message = String.valueOf(broken.getMessage());
    String remedy =
        heap.comparator() == null
            ? "call update after changing the key of an element"
            : "call update after the key of an element changed";
    assertTrue(message.contains(remedy), message);
    for (@Nullable Element<String> element : elements) {
      assertTrue(heap.remove(element));
    }
    heap.checkInvariants();
  }

  @ParameterizedTest
  @EnumSource
  void longPass_thatAddsAndRemoves_visitsEachOnce(Kind kind) {
    makeHeaps(kind);
    IntrusiveHeap<Element<String>> heap = heaps.get(0);
    elements.subList(0, 10).forEach(heap::add);
    Element<String> other = elements.get(20);
    int[] calls = {0};
    heap.forEach(
        element -> {
          calls[0]++;
          for (int i = 0; i < 100_000; i++) {
            heap.add(other);
            heap.remove(other);
          }
        });
    assertEquals(10, calls[0]);
    heap.checkInvariants();
    assertTrue(kind.isFlat() || heap.size() == 10);
  }
}
