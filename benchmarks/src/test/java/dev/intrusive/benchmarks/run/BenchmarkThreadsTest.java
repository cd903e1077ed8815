package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.ScalarResult;

class BenchmarkThreadsTest {

  private static final long WORK = 50_000_000;

  private final BenchmarkThreads threads = new BenchmarkThreads(1, "benchmark");
  private final CompletionService<String> service = new ExecutorCompletionService<>(threads);
  private final Gauge gauge = new Gauge();
  private final List<String> events = new ArrayList<>();

  /** Measures 1, 2, 3 and so on, and each takes some time of the processor. */
  private final class Gauge extends ProcessorGauge {
    private int measured;

    Gauge() {
      super("gauge", "step");
    }

    @Override
    double measure() {
      events.add(Thread.currentThread().getName());
      spend(measured == 0 ? WORK : 0);
      return ++measured;
    }

    @Override
    public String getDescription() {
      return "counts";
    }
  }

  private static void spend(long nanoseconds) {
    var processor = ManagementFactory.getThreadMXBean();
    long end = processor.getCurrentThreadCpuTime() + nanoseconds;
    while (processor.getCurrentThreadCpuTime() < end) {
      Thread.onSpinWait();
    }
  }

  @AfterEach
  void shutDown() {
    threads.shutdown();
  }

  // The gauge looks at nothing that JMH hands over.

  private void begin() {
    gauge.beforeIteration(nothing(), nothing());
  }

  private Collection<ScalarResult> end() {
    return gauge.afterIteration(nothing(), nothing(), nothing());
  }

  @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
  private static <T> T nothing() {
    @Nullable T none = null;
    return none;
  }

  private String run() throws Exception {
    service.submit(
        () -> {
          events.add("run");
          return "result";
        });
    return service.take().get();
  }

  @Test
  void gauge_isMeasuredAroundTheTask_inItsThread() throws Exception {
    begin();
    assertEquals("result", run());
    assertEquals(50 + 1, events.indexOf("run"), "after it was warm");
    assertEquals(50 + 3, events.size());
    assertEquals(2, new HashSet<>(events).size());
    assertEquals("benchmark", events.get(50 + 2));
    assertEquals((51 + 52) / 2.0, end().iterator().next().getScore());
  }

  @Test
  void nextIteration_measuresAnew() throws Exception {
    begin();
    run();
    begin();
    run();
    assertEquals((53 + 54) / 2.0, end().iterator().next().getScore());
  }

  @Test
  void timeOfGauges_isNotThatOfTheBenchmark() throws Exception {
    begin();
    long spent = ProcessorGauge.spent();
    long before = ProcessorTime.spent();
    run();
    assertTrue(ProcessorGauge.spent() - spent >= WORK);
    long ofBenchmark = ProcessorTime.spent() - before;
    assertTrue(ofBenchmark < WORK, () -> ofBenchmark + " ns");
  }

  @Test
  void iterationInOtherThreads_isRefused() {
    begin();
    String message =
        Objects.requireNonNull(assertThrows(IllegalStateException.class, this::end).getMessage());
    assertTrue(message.contains("measured gauge"), message);
  }
}
