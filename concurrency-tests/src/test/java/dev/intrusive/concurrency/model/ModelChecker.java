package dev.intrusive.concurrency.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs a scenario by every schedule with a bounded number of preemptions.
 *
 * <p>The steps are the atomic operations of the classes under test, whose bytecode is the one that
 * is shipped, with a call in front of each. The model is sequentially consistent; what the Java
 * memory model allows beyond that is the matter of the stress tests.
 */
public final class ModelChecker {

  private static final int MOST_THREADS = 4;

  private final Map<String, byte[]> replaced;

  private ModelChecker(Map<String, byte[]> replaced) {
    this.replaced = replaced;
  }

  /** Checks the classes as they are. */
  public static ModelChecker ofProduct() {
    return new ModelChecker(Map.of());
  }

  /** Checks the classes with some of them replaced, by name. */
  public static ModelChecker with(Map<String, byte[]> replaced) {
    return new ModelChecker(replaced);
  }

  /**
   * Runs all schedules until one fails.
   *
   * @param type a class with a public constructor that takes the variant
   * @param variant what the constructor gets
   * @param preemptions how many preemptions a schedule has at most
   */
  public Verdict check(Class<? extends Scenario> type, String variant, int preemptions) {
    Constructor<?> constructor = constructorOf(type);
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < MOST_THREADS; i++) {
      workers.add(new Worker());
    }
    try {
      Schedule schedule = new Schedule(preemptions);
      int runs = 0;
      do {
        runs++;
        Run run = new Run(schedule);
        @Nullable Throwable failure = run.execute(newScenario(constructor, variant), workers);
        if (failure != null) {
          return new Verdict(runs, failure, run.trace());
        }
      } while (schedule.advance());
      return new Verdict(runs, null, "");
    } finally {
      workers.forEach(Worker::stop);
    }
  }

  private Constructor<?> constructorOf(Class<? extends Scenario> type) {
    try {
      return new SteppingLoader(type.getPackageName(), replaced)
          .loadClass(type.getName())
          .getConstructor(String.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Scenario newScenario(Constructor<?> constructor, String variant) {
    try {
      return (Scenario) constructor.newInstance(variant);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
