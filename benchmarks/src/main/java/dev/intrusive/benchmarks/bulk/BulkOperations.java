package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * What is done to all elements of a list at once.
 *
 * @param <E> the type of the elements
 */
public abstract class BulkOperations<E extends Particle> extends Population<E> {

  private static final int TENTHS = 10;

  private final Random random = new Random(1);
  private final List<E> removed = new ArrayList<>();
  private int calls;

  abstract Collection<E> list();

  abstract void sort(Comparator<? super E> order);

  abstract E createElement();

  @Override
  protected final E newElement() {
    E element = createElement();
    element.place(random.nextFloat(), random.nextFloat());
    return element;
  }

  @Override
  protected final void addLast(E element) {
    list().add(element);
  }

  /** Sorts a list whose order is random. */
  @Benchmark
  public void sort() {
    sort(
        calls++ % 2 == 0
            ? Comparator.comparingDouble(Particle::x)
            : Comparator.comparingDouble(Particle::y));
  }

  /** Removes each tenth element, wherever it is, and adds those at the end. */
  @Benchmark
  public void removeTenth() {
    int tenth = calls++ % TENTHS;
    list()
        .removeIf(
            element -> {
              boolean isDue = (int) (element.x() * TENTHS) == tenth;
              if (isDue) {
                removed.add(element);
              }
              return isDue;
            });
    list().addAll(removed);
    removed.clear();
  }
}
