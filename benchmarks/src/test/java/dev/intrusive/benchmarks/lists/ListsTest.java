package dev.intrusive.benchmarks.lists;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Subjects that are compared do the same. */
class ListsTest {

  private static final int SIZE = 150;

  private static Stream<Links<?>> links() {
    return Stream.of(
        new Node(),
        new Flat(),
        new Array(),
        new Indexed(),
        new PlainNode(),
        new PlainFlat(),
        new PlainArray(),
        new PlainIndexed());
  }

  private static Stream<Moves<?>> moves() {
    return Stream.concat(
        links(), Stream.of(new TroveList(), new FastutilLinkedSet(), new JdkLinkedHashSet()));
  }

  private static Stream<Queue<?>> queues() {
    return Stream.concat(moves(), Stream.of(new JdkArrayDeque(), new JdkLinkedList()));
  }

  @ParameterizedTest
  @MethodSource("queues")
  void pollAndAdd_keepsTheOrder(Queue<?> queue) {
    Ranks ranks = new Ranks(queue);
    queue.pollAndAdd();
    int start = 1_000 % SIZE;
    assertEquals(
        IntStream.range(start, start + SIZE).map(i -> i % SIZE).boxed().toList(), ranks.now());
  }

  @ParameterizedTest
  @MethodSource("moves")
  void moves_endInTheSameOrder(Moves<?> subject) {
    Ranks expected = new Ranks(new Node());
    Ranks ranks = new Ranks(subject);
    for (Ranks each : List.of(expected, ranks)) {
      ((Moves<?>) each.subject).removeAndAddLast();
      ((Moves<?>) each.subject).moveToLast();
    }
    assertEquals(expected.now(), ranks.now());
  }

  @ParameterizedTest
  @MethodSource("links")
  void links_endInTheSameOrder(Links<?> subject) {
    Ranks expected = new Ranks(new Node());
    Ranks ranks = new Ranks(subject);
    for (Ranks each : List.of(expected, ranks)) {
      Links<?> links = (Links<?>) each.subject;
      links.tick();
      links.tick();
      assertEquals(1_000, links.contains());
      assertNotNull(links.next());
    }
    assertEquals(expected.now(), ranks.now());
    subject.refill();
    assertEquals(SIZE, ranks.now().size());
  }

  @Test
  void swapRemove_keepsAllElements() {
    SwapRemoveArray subject = new SwapRemoveArray();
    Ranks ranks = new Ranks(subject);
    subject.removeAndAddLast();
    subject.moveToLast();
    subject.pollAndAdd();
    assertEquals(IntStream.range(0, SIZE).boxed().toList(), ranks.now().stream().sorted().toList());
  }

  @Test
  void arrays_tickEndsInTheSameOrder() {
    Node node = new Node();
    JdkArrayList flagged = new JdkArrayList();
    CompactingArray compacting = new CompactingArray();
    SwapRemoveArray unordered = new SwapRemoveArray();
    List<Ranks> ranks = Stream.of(node, flagged, compacting, unordered).map(Ranks::new).toList();
    for (int i = 0; i < 5; i++) {
      node.tick();
      flagged.tick();
      compacting.tick();
      unordered.tick();
    }
    assertEquals(ranks.get(0).now(), ranks.get(1).now());
    assertEquals(ranks.get(0).now(), ranks.get(2).now());
    assertEquals(SIZE, Set.copyOf(ranks.get(3).now()).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Node", "Flat", "Array", "Indexed", "ArrayList", "LinkedList"})
  void bulk_sortsAndRemovesATenth(String list) {
    Bulk bulk = new Bulk();
    bulk.list = list;
    bulk.size = SIZE;
    bulk.fill();
    bulk.sort();
    List<Particle> sorted = new ArrayList<>(bulk.elements());
    assertEquals(SIZE, sorted.size());
    assertTrue(IntStream.range(1, SIZE).allMatch(i -> sorted.get(i - 1).x() <= sorted.get(i).x()));
    bulk.removeTenth();
    sorted.removeIf(element -> (int) (element.x() * 10) == 1);
    List<Particle> rest = List.copyOf(bulk.elements()).subList(0, sorted.size());
    assertEquals(sorted, rest);
  }

  /** The places that the elements of a list had at first. */
  private static final class Ranks {
    private final Iteration<?> subject;
    private final Map<Object, Integer> ranks = new HashMap<>();

    Ranks(Iteration<?> subject) {
      this.subject = subject;
      subject.size = SIZE;
      subject.fill();
      subject.list().forEach(element -> ranks.put(element, ranks.size()));
      assertEquals(SIZE, ranks.size());
    }

    List<Integer> now() {
      List<Integer> now = new ArrayList<>();
      subject.list().forEach(element -> now.add(ranks.get(element)));
      return now;
    }
  }
}
