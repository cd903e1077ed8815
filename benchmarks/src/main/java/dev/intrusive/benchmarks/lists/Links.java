package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.types.Batches;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * A list that finds the neighbours of an element, generated or written by hand.
 *
 * @param <E> the type of the elements
 */
public abstract class Links<E extends Particle> extends Moves<E> implements Batches {

  @SuppressWarnings("UnnecessaryLambda") // created once, so that a tick allocates nothing
  private final Consumer<E> tick = this::tick;

  private @Nullable E current;

  protected abstract boolean contains(E element);

  protected abstract @Nullable E peekFirst();

  protected abstract @Nullable E next(E element);

  @Override
  public final void fill(int count) {
    size = count;
    fill();
  }

  @Override
  public final void refill() {
    for (E element = pollFirst(); element != null; element = pollFirst()) {
      removed.add(element);
    }
    addRemoved();
    E[] order = visits().order();
    for (E element : order) {
      remove(element);
    }
    for (E element : order) {
      addLast(element);
    }
  }

  /**
   * Advances all elements; each hundredth is removed when it is visited, and added again at the end
   * of the tick. The time is that of all elements.
   */
  @Benchmark
  public final void tick() {
    list().forEach(tick);
    addRemoved();
  }

  private void tick(E element) {
    if (leavesInTick(element)) {
      remove(element);
    }
  }

  /** Iterates from neighbour to neighbour. The time is that of all elements. */
  @Benchmark
  public final void iterateByNext() {
    for (E element = peekFirst(); element != null; element = next(element)) {
      element.advance();
    }
  }

  /** Asks for the neighbour of an element, again and again. */
  @Override
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final @Nullable Object next() {
    E element = current == null ? peekFirst() : current;
    for (int i = 0; i < BATCH && element != null; i++) {
      E next = next(element);
      element = next == null ? peekFirst() : next;
    }
    current = element;
    return element;
  }

  /** Asks whether an element is in the list. */
  @Override
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int contains() {
    int found = 0;
    for (int left = BATCH; left > 0; ) {
      int run = visits().startRun(left);
      if (containsAll(visits().order(), visits().start(), visits().end())) {
        found += run;
      }
      left -= run;
    }
    return found;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private boolean containsAll(E[] order, int start, int end) {
    for (int i = start; i < end; i++) {
      if (!contains(order[i])) {
        return false;
      }
    }
    return true;
  }
}
