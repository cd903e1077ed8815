package dev.intrusive.benchmarks.lists;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * An endless sequence of rounds over all elements, cut into runs.
 *
 * <p>The order changes with each round. Moving all elements to the end leaves a list in the order
 * of the round, and a second round in the same order would work at the ends of the list only.
 *
 * <p>A loop over a run needs an array, a start and an end, so little besides the operation itself
 * is measured.
 *
 * @param <E> the type of the elements
 */
final class Visits<E extends Particle> {

  private static final int ORDERS = 16;
  private static final long SEED = 20_260_102;

  private final List<E[]> orders = new ArrayList<>();
  private int round;
  private int start;
  private int end;

  /**
   * Starts a sequence.
   *
   * @param elements the elements in the order of their list
   * @param isShuffled whether each round has another order than the list
   */
  Visits(List<E> elements, boolean isShuffled) {
    if (isShuffled) {
      Random random = new Random(SEED);
      List<E> shuffled = new ArrayList<>(elements);
      for (int i = 0; i < ORDERS; i++) {
        Collections.shuffle(shuffled, random);
        orders.add(toArray(shuffled));
      }
    } else {
      orders.add(toArray(elements));
    }
  }

  @SuppressWarnings("unchecked") // the erasure of E[]
  private static <E extends Particle> E[] toArray(List<E> elements) {
    return (E[]) elements.toArray(new Particle[0]);
  }

  /**
   * Starts the next run, which ends with its round at the latest.
   *
   * @param length how many elements are wanted
   * @return how many there are
   */
  int startRun(int length) {
    if (end == order().length) {
      round = (round + 1) % orders.size();
      end = 0;
    }
    start = end;
    end = Math.min(start + length, order().length);
    return end - start;
  }

  /** The elements in the order of the current round. */
  E[] order() {
    return orders.get(round);
  }

  /** Where in the order the run starts. */
  int start() {
    return start;
  }

  /** Where in the order the run ends. */
  int end() {
    return end;
  }
}
