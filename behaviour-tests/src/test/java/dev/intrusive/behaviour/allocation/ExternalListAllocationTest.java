package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.ExternalList;
import dev.intrusive.Link;
import dev.intrusive.behaviour.conformance.NodeHost;
import dev.intrusive.behaviour.conformance.NodeHostRing;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts what {@link Link} and {@link ExternalList} allocate: an operation that adds an element
 * allocates its link and nothing else, the others nothing.
 */
final class ExternalListAllocationTest {

  private static final int ROUNDS = 5;
  private static final int SIZE = 6;

  /** What says that it allocates, or comes from {@link java.util.AbstractCollection}. */
  private static final Set<String> ALLOCATING =
      Set.of(
          "addAll",
          "contains",
          "containsAll",
          "forEach",
          "iterator",
          "parallelStream",
          "removeAll",
          "removeIf",
          "retainAll",
          "spliterator",
          "stream",
          "toArray",
          "toString");

  /** A list, and its links in order. */
  private static final class Shelf {

    final ExternalList<String> list = new ExternalList<>();
    final List<Link<String>> links = new ArrayList<>();
    final Consumer<String> watch = this::see;
    final Link<String> free = new Link<>();
    @Nullable Object seen;
    private boolean seenTrue;

    Shelf() {
      for (int i = 0; i < SIZE; i++) {
        links.add(list.addLast("element " + i));
      }
    }

    Link<String> at(int index) {
      return links.get(index);
    }

    void see(@Nullable Object result) {
      seen = result;
    }

    void see(boolean result) {
      seenTrue ^= result;
    }

    String summary() {
      return seen + " " + seenTrue;
    }
  }

  /** An operation that leaves the shelf as it was, and how many links it makes. */
  private record Measured(String name, int links, Consumer<Shelf> body) {}

  private static List<Measured> onLists() {
    return List.of(
        new Measured(
            "peekFirst peekLast size isEmpty",
            0,
            s -> {
              s.see(s.list.peekFirst());
              s.see(s.list.peekLast());
              s.see(s.list.isEmpty());
              s.see(s.list.size() == SIZE);
            }),
        new Measured("addFirst remove", 1, s -> s.see(s.list.remove(s.list.addFirst("x")))),
        new Measured("addLast remove", 1, s -> s.see(s.list.remove(s.list.addLast("x")))),
        new Measured(
            "add pollLast",
            1,
            s -> {
              s.see(s.list.add("x"));
              s.see(s.list.pollLast());
            }),
        new Measured(
            "addFirst pollFirst",
            1,
            s -> {
              s.see(s.list.addFirst("x"));
              s.see(s.list.pollFirst());
            }),
        new Measured("insertBefore", 1, s -> s.see(s.list.insertBefore(s.at(2), "x").unlink())),
        new Measured(
            "moveToFirst moveToLast moveBefore moveAfter",
            0,
            s -> {
              s.list.moveToFirst(s.at(2));
              s.list.moveToLast(s.at(2));
              s.list.moveBefore(s.at(1), s.at(2));
              s.list.moveAfter(s.at(1), s.at(2));
            }),
        new Measured("insertAfter", 1, s -> s.see(s.list.insertAfter(s.at(2), "x").unlink())),
        new Measured(
            "clear",
            SIZE,
            s -> {
              s.list.clear();
              for (int i = 0; i < SIZE; i++) {
                s.links.set(i, s.list.addLast("x"));
              }
            }));
  }

  private static List<Measured> onLinks() {
    return List.of(
        new Measured("element", 0, s -> s.see(s.at(1).element())),
        new Measured(
            "next previous",
            0,
            s -> {
              s.see(s.at(1).next());
              s.see(s.at(1).previous());
              s.see(s.free.next());
            }),
        new Measured(
            "list isLinked",
            0,
            s -> {
              s.see(s.at(1).list());
              s.see(s.at(1).isLinked());
              s.see(s.free.isLinked());
            }),
        new Measured("unlink", 0, s -> s.see(s.free.unlink())),
        new Measured("unlink", 1, s -> s.see(s.list.addLast("x").unlink())));
  }

  @TestFactory
  Stream<DynamicTest> operation_warm_allocatesItsLinks() {
    return Stream.concat(onLists().stream(), onLinks().stream())
        .map(each -> dynamicTest(each.name(), () -> assertAllocatesItsLinks(each)));
  }

  private static void assertAllocatesItsLinks(Measured operation) {
    Shelf shelf = new Shelf();
    long bytes = AllocationMeter.fewestBytes(() -> operation.body().accept(shelf), ROUNDS);
    assertEquals(operation.links() * bytesOfLinks(), bytes, "bytes in the best round");
    assertEquals(SIZE, shelf.list.size(), shelf::summary);
  }

  @Test
  void forEach_allocatesItsPositionAlone() {
    Shelf shelf = new Shelf();
    long bytes = AllocationMeter.fewestBytes(() -> shelf.list.forEach(shelf.watch), ROUNDS);
    assertTrue(bytes <= 32L * AllocationMeter.REPETITIONS, () -> bytes + " bytes");
    assertEquals(SIZE, shelf.list.size(), shelf::summary);
  }

  /** The link of a host is as old as the host. */
  @Test
  void linkOfHost_allocatesNothing() {
    NodeHostRing list = new NodeHostRing();
    NodeHost host = new NodeHost(1);
    list.addLast(host);
    list.addLast(new NodeHost(2));
    Object[] seen = new Object[4];
    boolean[] answers = new boolean[2];
    long bytes =
        AllocationMeter.fewestBytes(
            () -> {
              seen[0] = host.ringLink.element();
              seen[1] = host.ringLink.list();
              seen[2] = host.ringLink.next();
              seen[3] = host.ringLink.previous();
              answers[0] = host.ringLink.isLinked();
              answers[1] = host.ringLink.unlink();
              list.addFirst(host);
            },
            ROUNDS);
    assertEquals(0, bytes, () -> "for " + Arrays.toString(seen) + Arrays.toString(answers));
  }

  /** What a round allocates that makes one link each time. */
  private static long bytesOfLinks() {
    Object[] kept = new Object[1];
    long bytes = AllocationMeter.fewestBytes(() -> kept[0] = new Link<String>(), ROUNDS);
    assertTrue(bytes > 0, () -> "for " + kept[0]);
    return bytes;
  }

  @Test
  void operations_ofAllMethods_areMeasured() {
    assertMeasured(ExternalList.class, onLists(), ALLOCATING);
    assertMeasured(Link.class, onLinks(), Set.of("toString"));
  }

  private static void assertMeasured(
      Class<?> type, List<Measured> operations, Set<String> allocating) {
    Set<String> missing = new TreeSet<>();
    for (Method method : type.getMethods()) {
      if (method.getDeclaringClass() != Object.class) {
        missing.add(method.getName());
      }
    }
    operations.forEach(each -> List.of(each.name().split(" ", -1)).forEach(missing::remove));
    missing.removeAll(allocating);
    assertEquals(Set.of(), missing);
  }
}
