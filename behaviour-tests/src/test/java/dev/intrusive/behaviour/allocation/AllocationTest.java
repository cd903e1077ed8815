package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.behaviour.conformance.HostKind;
import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.generated.IndexedList;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts what the operations allocate that promise to allocate nothing, or their position. */
final class AllocationTest {

  /** Compilation is not needed, but class loading and first calls allocate. */
  private static final int ROUNDS = 5;

  /** What says that it allocates, or comes from {@link java.util.AbstractCollection}. */
  private static final Set<String> ALLOCATING =
      Set.of(
          "addAll",
          "containsAll",
          "descendingIterator",
          "equals",
          "hashCode",
          "iterator",
          "listIterator",
          "parallelStream",
          "removeAll",
          "retainAll",
          "reversed",
          "spliterator",
          "stream",
          "toArray",
          "toString",
          "trimToSize",
          "unmodifiable");

  /** What may allocate in a list that is an array: it copies elements or iterates by a lambda. */
  private static final Set<String> COPYING =
      Set.of(
          "sort",
          "merge",
          "spliceFirst",
          "spliceLast",
          "spliceBefore",
          "spliceAfter",
          "splitBefore",
          "splitAfter",
          "swapContents",
          "reverse",
          "rotate",
          "rotateToFirst",
          "removeIf");

  @TestFactory
  Stream<DynamicTest> operation_warm_allocatesNothing() {
    return HostKind.all().stream().flatMap(AllocationTest::testsOf);
  }

  private static <E extends Comparable<E>> Stream<DynamicTest> testsOf(HostKind<E> kind) {
    Stream<DynamicTest> onList =
        operationsOnList(kind).stream()
            .filter(each -> !mayCopy(kind, each))
            .map(each -> testOf(kind, "list", each));
    Stream<DynamicTest> onView =
        DequeOperations.<E>of(bench -> bench.reversed).stream()
            .map(each -> testOf(kind, "reversed", each));
    return Stream.concat(onList, onView);
  }

  private static <E extends Comparable<E>> List<Operation<E>> operationsOnList(HostKind<E> kind) {
    List<Operation<E>> operations = new ArrayList<>(DequeOperations.of(bench -> bench.list));
    operations.addAll(ListOperations.all());
    operations.addAll(WholeListOperations.all());
    if (kind.lists().get() instanceof IndexedList) {
      operations.addAll(SlotOperations.all());
    }
    return operations;
  }

  private static <E extends Comparable<E>> boolean mayCopy(
      HostKind<E> kind, Operation<E> operation) {
    return kind.lists().get() instanceof ArrayBackedList
        && operation.methods().stream().anyMatch(COPYING::contains);
  }

  private static <E extends Comparable<E>> DynamicTest testOf(
      HostKind<E> kind, String target, Operation<E> operation) {
    return dynamicTest(
        kind + " " + target + ": " + operation, () -> assertAllocates(kind, operation));
  }

  private static <E extends Comparable<E>> void assertAllocates(
      HostKind<E> kind, Operation<E> operation) {
    Bench<E> bench = new Bench<>(kind);
    long bytes = AllocationMeter.fewestBytes(() -> operation.body().accept(bench), ROUNDS);
    boolean mayAllocate = operation.methods().contains("forEach");
    long most = mayAllocate ? (long) AllocationMeter.REPETITIONS * kind.bytesOfPosition() : 0;
    assertTrue(bytes <= most, () -> bytes + " bytes in the best round");
    assertNotNull(bench.summary());
    bench.list.checkInvariants();
    assertIterableEquals(bench.elements, new ArrayList<>(bench.list), "left as it was");
    assertTrue(bench.other.isEmpty(), "the other list is left empty");
  }

  @Test
  void meter_allocation_isCounted() {
    Object[] kept = new Object[1];

    long bytes = AllocationMeter.fewestBytes(() -> kept[0] = new Object(), ROUNDS);

    assertTrue(bytes >= 20_000 * 8, () -> "counted " + bytes + " bytes for " + kept[0]);
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void operations_ofAllMethods_areMeasured(HostKind<E> kind) {
    Set<String> measured = new TreeSet<>(ALLOCATING);
    operationsOnList(kind).forEach(each -> measured.addAll(each.methods()));
    Set<String> missing = new TreeSet<>();
    for (Method method : kind.lists().get().getClass().getMethods()) {
      if (method.getDeclaringClass() != Object.class && !measured.contains(method.getName())) {
        missing.add(method.getName());
      }
    }

    assertEquals(Set.of(), missing, () -> "of " + Arrays.asList(measured.toArray()));
  }
}
