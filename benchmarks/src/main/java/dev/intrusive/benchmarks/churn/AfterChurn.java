package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * A pass over a list that was in the order of memory once, and has been in use since: elements have
 * left from anywhere and joined again at the end, many times, while the collector was at work.
 *
 * @param <E> the type of the elements
 */
public abstract class AfterChurn<E extends Particle> extends Population<E> {

  private static final int ROUNDS = 100;
  private static final int ROUNDS_PER_COLLECTION = 10;

  /** One of how many elements leaves in a round. */
  private static final int SHARE = 10;

  abstract Collection<E> list();

  @Override
  protected final void addLast(E element) {
    list().add(element);
  }

  /** Lets elements leave and join. */
  @Override
  protected final void age() {
    Random random = new Random(1);
    List<E> removed = new ArrayList<>();
    for (int round = 1; round <= ROUNDS; round++) {
      list()
          .removeIf(
              element -> {
                boolean isDue = random.nextInt(SHARE) == 0;
                if (isDue) {
                  removed.add(element);
                }
                return isDue;
              });
      Collections.shuffle(removed, random);
      list().addAll(removed);
      removed.clear();
      if (round % ROUNDS_PER_COLLECTION == 0) {
        System.gc();
      }
    }
  }

  @Benchmark
  public void forEach() {
    list().forEach(Particle::advance);
  }
}
