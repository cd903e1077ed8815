package dev.intrusive.records.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import dev.intrusive.records.matching.workload.ReportLog;
import dev.intrusive.records.matching.workload.Scenario;
import dev.intrusive.records.matching.workload.Workload;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AllocationTest {

  private static final int ORDERS = 20_000;
  private static final int ROUNDS = 20;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource
  void messages_ofAnEngineThatHasSeenAsMany_allocateNothing(Scenario scenario) {
    Workload workload = Workload.overlapping(scenario, Workload.SEED, ORDERS);
    MatchingEngine engine = new MatchingEngine(ORDERS, ReportLog.storing());
    // Warm-up: heaps and maps grow, and the JIT compiles the engine. Then a round must be free.
    long allocated = 1;
    for (int round = 0; round < ROUNDS && allocated != 0; round++) {
      allocated = bytesOf(workload, engine);
    }
    assertEquals(0, allocated);
  }

  private static long bytesOf(Workload workload, MatchingEngine engine) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    send(workload, engine);
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    List<Long> resting = new ArrayList<>();
    engine.forEachOrder((side, price, id, quantity) -> resting.add(id));
    resting.forEach(engine::cancel);
    return allocated;
  }

  private static void send(Workload workload, Engine engine) {
    for (int message = 0; message < workload.size(); message++) {
      workload.send(message, engine);
    }
  }
}
