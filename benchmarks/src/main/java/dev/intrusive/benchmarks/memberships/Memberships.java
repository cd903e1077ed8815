package dev.intrusive.benchmarks.memberships;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * Elements in three lists, which they leave all at once, as when something is destroyed.
 *
 * @param <E> the type of the elements
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Memberships<E extends Particle> extends Population<E> {

  private static final int BATCH = 1_000;

  private Collection<E> red;
  private Collection<E> green;
  private Collection<E> blue;

  /** Makes three empty lists. */
  abstract List<? extends Collection<E>> newLists(int capacity);

  /** Takes an element out of its lists. */
  abstract void destroy(E element);

  @Override
  protected final void prepare(int capacity) {
    List<? extends Collection<E>> lists = newLists(capacity);
    red = lists.get(0);
    green = lists.get(1);
    blue = lists.get(2);
  }

  @Override
  protected final void addLast(E element) {
    red.add(element);
    green.add(element);
    blue.add(element);
  }

  /** The three lists. */
  final List<Collection<E>> lists() {
    return List.of(red, green, blue);
  }

  /** Removes an element from three lists, and adds it to them. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void destroyAndAdd() {
    for (int i = 0; i < BATCH; i++) {
      E element = visit();
      destroy(element);
      addLast(element);
    }
  }
}
