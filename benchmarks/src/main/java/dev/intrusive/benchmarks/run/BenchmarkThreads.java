package dev.intrusive.benchmarks.run;

import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that JMH runs a benchmark in. Each measures with the {@linkplain ProcessorGauge
 * gauges} before and after its part of an iteration.
 */
public final class BenchmarkThreads extends ThreadPoolExecutor {

  /** The options of a JVM with which JMH uses such threads. */
  static final String[] OPTIONS = {
    "-Djmh.executor=CUSTOM", "-Djmh.executor.class=" + BenchmarkThreads.class.getName()
  };

  /**
   * Called by JMH.
   *
   * @param number how many threads
   * @param benchmark the benchmark that they run
   */
  public BenchmarkThreads(int number, String benchmark) {
    super(
        number,
        number,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        task -> new Thread(task, benchmark));
  }

  @Override
  protected <T> RunnableFuture<T> newTaskFor(Callable<T> task) {
    return super.newTaskFor(
        () -> {
          ProcessorGauge.measureAll();
          T result = task.call();
          ProcessorGauge.measureAll();
          return result;
        });
  }
}
