package dev.intrusive.benchmarks.layouts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population.Order;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is compared does the same. */
class LayoutsTest {

  private static final int ELEMENTS = 30;
  private static final int STEPS = 10_000;

  @Test
  void node_movesElements() {
    checkMoves(Node::new);
  }

  @Test
  void flat_movesElements() {
    checkMoves(Flat::new);
  }

  @Test
  void array_movesElements() {
    checkMoves(Array::new);
  }

  @Test
  void indexed_movesElements() {
    checkMoves(Indexed::new);
  }

  @Test
  void linkedHashSet_movesElements() {
    checkMoves(JdkLinkedHashSet::new);
  }

  @Test
  void fastutil_movesElements() {
    checkMoves(FastutilLinkedSet::new);
  }

  @Test
  void peers_moveElements() {
    checkMoves(TroveList::new);
    checkMoves(DeephavenQueue::new);
    checkMoves(CaffeineDeque::new);
    checkMoves(CommonsLinkedMap::new);
    checkMoves(JdkLinkedHashMap::new);
  }

  @Test
  void listsOfTheJdk_areFull() {
    assertEquals(ELEMENTS, content(filled(new JdkArrayList(), Order.SHUFFLED)).size());
    assertEquals(ELEMENTS, content(filled(new JdkLinkedList(), Order.SHUFFLED)).size());
  }

  @Test
  void arraysOfLibGdx_passOverAll() {
    for (Passes<Particle> subject :
        List.of(new GdxArray(), new GdxSnapshotArray(), new GdxDelayedRemovalArray())) {
      List<Particle> elements = content(filled(subject, Order.SHUFFLED));
      assertEquals(ELEMENTS, new HashSet<>(elements).size());
      subject.forEach();
      subject.iterate();
      elements.forEach(element -> assertEquals(2, element.x()));
    }
  }

  private static <E extends Particle, P extends Passes<E>> P filled(P subject, Order order) {
    subject.size = ELEMENTS;
    subject.order = order;
    subject.fill();
    return subject;
  }

  private static <E extends Particle> void checkMoves(Supplier<Moves<E>> maker) {
    for (Order order : Order.values()) {
      Moves<E> subject = filled(maker.get(), order);
      List<E> elements = content(subject);
      List<E> model = new ArrayList<>(elements);
      Random random = new Random(1);
      for (int step = 0; step < STEPS; step++) {
        act(random.nextInt(4), subject, model, elements.get(random.nextInt(ELEMENTS)));
        assertEquals(model, content(subject));
      }
      elements.stream().filter(each -> !model.contains(each)).forEach(subject::append);
      subject.removeAndAddLast();
      subject.removeFirstAndAddLast();
      subject.moveToLast();
      assertEquals(new HashSet<>(elements), new HashSet<>(content(subject)));
      assertNotEquals(elements, content(subject));
    }
  }

  private static <E extends Particle> List<E> content(Passes<E> subject) {
    List<E> content = new ArrayList<>();
    subject.list().forEach(content::add);
    return content;
  }

  private static <E extends Particle> void act(
      int action, Moves<E> subject, List<E> model, E element) {
    switch (action) {
      case 0 -> assertEquals(model.remove(element), subject.remove(element));
      case 1 -> {
        if (!model.contains(element)) {
          subject.append(element);
          model.add(element);
        }
      }
      case 2 -> {
        if (!model.isEmpty()) {
          assertSame(model.remove(0), subject.removeFirst());
        }
      }
      default -> {
        // Not all move what is not in them.
        if (model.remove(element)) {
          subject.moveToLast(element);
          model.add(element);
        }
      }
    }
  }
}
