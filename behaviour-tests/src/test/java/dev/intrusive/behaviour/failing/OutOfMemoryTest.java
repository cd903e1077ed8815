package dev.intrusive.behaviour.failing;

import dev.intrusive.behaviour.Hosts;
import dev.intrusive.behaviour.heap.HeapHosts;
import dev.intrusive.behaviour.map.MapHosts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each allocation of each operation fails once: nothing is broken, lost or kept. */
final class OutOfMemoryTest {

  private static final String PACKAGE = "dev.intrusive.behaviour.";

  @ParameterizedTest
  @ArgumentsSource(Hosts.class)
  void lists(Object host) {
    new FailingLoader().call(PACKAGE + "ListAllocations", host.toString());
  }

  @ParameterizedTest
  @ArgumentsSource(HeapHosts.class)
  void heaps(Object host) {
    new FailingLoader().call(PACKAGE + "heap.HeapAllocations", host.toString());
  }

  @ParameterizedTest
  @ArgumentsSource(MapHosts.class)
  void maps(Object host) {
    new FailingLoader().call(PACKAGE + "map.MapAllocations", host.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"STACK", "BITMAP", "ONE_THREAD"})
  void pools(String variant) {
    new FailingLoader().call(PACKAGE + "pool.PoolAllocations", variant);
  }
}
