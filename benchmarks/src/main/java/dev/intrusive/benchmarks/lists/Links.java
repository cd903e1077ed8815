package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.types.Batches;
import java.util.ArrayList;
import java.util.List;
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

  private static final int HUNDRED = 100;

  private final List<E> removed = new ArrayList<>();

  @SuppressWarnings("UnnecessaryLambda") // created once, so that a tick allocates nothing
  private final Consumer<E> tick = this::tick;

  private int untilRemoval = HUNDRED;
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
    emptyAndFill();
    E[] order = visits().order();
    for (E element : order) {
      remove(element);
    }
    for (E element : order) {
      addLast(element);
    }
  }

  /** Polls all elements and adds them again. The time is that of all elements. */
  @Benchmark
  public final void emptyAndFill() {
    for (E element = pollFirst(); element != null; element = pollFirst()) {
      removed.add(element);
    }
    for (int i = 0; i < removed.size(); i++) {
      addLast(removed.get(i));
    }
    removed.clear();
  }

  /**
   * Advances all elements; each hundredth is removed when it is visited, and added again at the end
   * of the tick. The time is that of all elements.
   */
  @Benchmark
  public final void tick() {
    list().forEach(tick);
    for (int i = 0; i < removed.size(); i++) {
      addLast(removed.get(i));
    }
    removed.clear();
  }

  private void tick(E element) {
    element.advance();
    if (--untilRemoval == 0) {
      untilRemoval = HUNDRED;
      remove(element);
      removed.add(element);
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
