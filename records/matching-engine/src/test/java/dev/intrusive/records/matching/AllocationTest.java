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

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource
  void messages_ofAnEngineThatHasSeenAsMany_allocateNothing(Scenario scenario) {
    Workload workload = Workload.overlapping(scenario, Workload.SEED, ORDERS);
    MatchingEngine engine = new MatchingEngine(ORDERS, ReportLog.storing());
    send(workload, engine); // heaps and maps grow
    List<Long> resting = new ArrayList<>();
    engine.forEachOrder((side, price, id, quantity) -> resting.add(id));
    resting.forEach(engine::cancel);

    long before = THREADS.getCurrentThreadAllocatedBytes();
    send(workload, engine);
    assertEquals(0, THREADS.getCurrentThreadAllocatedBytes() - before);
  }

  private static void send(Workload workload, Engine engine) {
    for (int message = 0; message < workload.size(); message++) {
      workload.send(message, engine);
    }
  }
}
