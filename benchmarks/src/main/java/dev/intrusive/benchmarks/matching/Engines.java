package dev.intrusive.benchmarks.matching;

import com.sun.management.ThreadMXBean;
import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.workload.ReportLog;
import dev.intrusive.records.matching.workload.Scenario;
import dev.intrusive.records.matching.workload.Workload;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time of a message: an engine with an empty book gets all messages of a scenario, from arrays, and
 * writes its reports to an array.
 */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH calls the methods with @Setup first
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 3,
    jvmArgs = {"-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class Engines {

  /** How many messages each scenario has for as many orders as are published. */
  static final int MESSAGES = 1_996_097;

  /** More than rest at any time. */
  private static final int CAPACITY = 1 << 16;

  @Param EngineType engineType = EngineType.GENERATED;
  @Param Scenario scenario = Scenario.NORMAL;

  /** How many orders there are. */
  @Param("1000000")
  int size = Workload.ORDERS;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Workload workload;
  private ReportLog log;
  private Engine engine;

  /** Makes the messages, and checks what the engine reports of them. */
  @Setup
  public void makeMessages() {
    workload = Workload.published(scenario, Workload.SEED, size);
    log = ReportLog.hashing();
    makeEngine();
    sendAll();
    if (size == Workload.ORDERS
        && (workload.size() != MESSAGES || !log.hash().equals(scenario.publishedHash()))) {
      throw new IllegalStateException(engineType.label() + " differs in " + scenario.label());
    }
    log = ReportLog.storing();
  }

  /** Empties the book. */
  @Setup(Level.Invocation)
  public void makeEngine() {
    engine = engineType.create(CAPACITY, size + 1, log);
  }

  /** Sends all messages, and counts what the thread allocates for them. */
  @Benchmark
  @OperationsPerInvocation(MESSAGES)
  public void sendAll(Allocation allocation) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    sendAll();
    allocation.bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
    allocation.messages += workload.size();
  }

  private void sendAll() {
    for (int message = 0; message < workload.size(); message++) {
      log.begin(message);
      workload.send(message, engine);
    }
  }

  /** What was allocated; JMH's own profiler would count the engines, too. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Allocation {
    public long bytes;
    public long messages;
  }
}
