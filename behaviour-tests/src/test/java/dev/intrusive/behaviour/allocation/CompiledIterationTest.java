package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.behaviour.conformance.FlatHost;
import dev.intrusive.behaviour.conformance.FlatHostChain;
import dev.intrusive.behaviour.conformance.GenericFlatHost;
import dev.intrusive.behaviour.conformance.GenericFlatHostChain;
import dev.intrusive.behaviour.conformance.GenericIndexedHost;
import dev.intrusive.behaviour.conformance.GenericIndexedHostLane;
import dev.intrusive.behaviour.conformance.GenericIndexedHostPool;
import dev.intrusive.behaviour.conformance.GenericNodeHost;
import dev.intrusive.behaviour.conformance.GenericNodeHostRing;
import dev.intrusive.behaviour.conformance.IndexedHost;
import dev.intrusive.behaviour.conformance.IndexedHostLane;
import dev.intrusive.behaviour.conformance.IndexedHostPool;
import dev.intrusive.behaviour.conformance.NodeHost;
import dev.intrusive.behaviour.conformance.NodeHostRing;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * That compiled code does without the iterator object. The process compiles in the foreground: in
 * the background, what the compiler knows of a loop depends on when it gets to it, and now and then
 * it keeps the object. There are many rounds, of which the best counts.
 */
final class CompiledIterationTest {

  private static final int ROUNDS = 1_000;
  private static final int SIZE = 8;

  private final NodeHostRing node = new NodeHostRing();
  private final FlatHostChain flat = new FlatHostChain();
  private final GenericNodeHostRing<Integer> genericNode = new GenericNodeHostRing<>();
  private final GenericFlatHostChain<Integer> genericFlat = new GenericFlatHostChain<>();
  private final IndexedHostPool pool = new IndexedHostPool(SIZE);
  private final IndexedHostLane indexed = new IndexedHostLane(pool);
  private final GenericIndexedHostPool<Integer> genericPool = new GenericIndexedHostPool<>(SIZE);
  private final GenericIndexedHostLane<Integer> genericIndexed =
      new GenericIndexedHostLane<>(genericPool);
  private int sum;

  CompiledIterationTest() {
    for (int i = 0; i < SIZE; i++) {
      node.add(new NodeHost(i));
      flat.add(new FlatHost(i));
      genericNode.add(new GenericNodeHost<>(i));
      genericFlat.add(new GenericFlatHost<>(i));
      indexed.add(pool.emplace(i));
      genericIndexed.add(genericPool.emplace(i));
    }
  }

  // Each loop is written for one type of list, as programs do: what the compiler knows about a
  // place in the code decides whether it needs the object.

  @TestFactory
  Stream<DynamicTest> forLoopOverNodeLayout_compiled_allocatesNothing() {
    return Stream.of(test("node", this::overNode), test("generic node", this::overGenericNode));
  }

  @TestFactory
  Stream<DynamicTest> forLoopOverFlatLayout_compiled_allocatesNothing() {
    return Stream.of(test("flat", this::overFlat), test("generic flat", this::overGenericFlat));
  }

  @TestFactory
  Stream<DynamicTest> forLoopOverIndexedLayout_compiled_allocatesNothing() {
    return Stream.of(
        test("indexed", this::overIndexed), test("generic indexed", this::overGenericIndexed));
  }

  @TestFactory
  Stream<DynamicTest> descendingIterator_compiled_allocatesNothing() {
    return Stream.of(
        test("node", this::backOverNode),
        test("flat", this::backOverFlat),
        test("indexed", this::backOverIndexed));
  }

  private DynamicTest test(String name, Runnable pass) {
    return dynamicTest(
        name, () -> assertEquals(0, AllocationMeter.fewestBytes(pass, ROUNDS), () -> "sum " + sum));
  }

  private void overNode() {
    for (NodeHost host : node) {
      sum += host.id;
    }
  }

  private void overFlat() {
    for (FlatHost host : flat) {
      sum += host.id;
    }
  }

  private void overGenericNode() {
    for (GenericNodeHost<Integer> host : genericNode) {
      sum += host.content;
    }
  }

  private void overGenericFlat() {
    for (GenericFlatHost<Integer> host : genericFlat) {
      sum += host.content;
    }
  }

  private void overIndexed() {
    for (IndexedHost host : indexed) {
      sum += host.id;
    }
  }

  private void overGenericIndexed() {
    for (GenericIndexedHost<Integer> host : genericIndexed) {
      sum += host.content();
    }
  }

  private void backOverNode() {
    for (Iterator<NodeHost> hosts = node.descendingIterator(); hosts.hasNext(); ) {
      sum += hosts.next().id;
    }
  }

  private void backOverFlat() {
    for (Iterator<FlatHost> hosts = flat.descendingIterator(); hosts.hasNext(); ) {
      sum += hosts.next().id;
    }
  }

  private void backOverIndexed() {
    for (Iterator<IndexedHost> hosts = indexed.descendingIterator(); hosts.hasNext(); ) {
      sum += hosts.next().id;
    }
  }
}
