package dev.intrusive.benchmarks.workload;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * An endless sequence of passes over all elements, each in another order than the one before, cut
 * into runs.
 *
 * <p>A loop over a run needs nothing but the elements, a start and an end, so that little besides
 * the operation on an element is measured. That is the difference to {@link Visits}, which needs no
 * more memory for more orders.
 *
 * @param <E> the type of the elements
 */
public final class Passes<E> {

  private static final int ORDERS = 16;

  private static final long SEED = 20_260_102;

  private final List<E[]> orders = new ArrayList<>();
  private int pass;
  private int start;
  private int end;

  /**
   * Starts a sequence.
   *
   * @param elements what to visit
   */
  @SuppressWarnings("unchecked") // of elements, as the list is
  public Passes(List<E> elements) {
    Random random = new Random(SEED);
    List<E> shuffled = new ArrayList<>(elements);
    for (int i = 0; i < ORDERS; i++) {
      Collections.shuffle(shuffled, random);
      orders.add((E[]) shuffled.toArray());
    }
  }

  /**
   * Starts the next run, which ends with its pass at the latest.
   *
   * @param length how many elements are wanted
   * @return how many there are
   */
  public int startRun(int length) {
    if (end == order().length) {
      pass = (pass + 1) % ORDERS;
      end = 0;
    }
    start = end;
    end = Math.min(start + length, order().length);
    return end - start;
  }

  /**
   * Returns the elements in the order of the pass that the run is of. The array is not to be
   * changed. Its class is that of arrays of objects, so only code for any type can name it {@code
   * E[]}.
   */
  public E[] order() {
    return orders.get(pass);
  }

  /** Returns where in the order the run starts. */
  public int start() {
    return start;
  }

  /** Returns where in the order the run ends. */
  public int end() {
    return end;
  }
}
