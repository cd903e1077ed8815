package dev.intrusive.benchmarks.workload;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * An endless sequence of elements: pass after pass over all of them, each pass in another order.
 *
 * <p>The order changes because an operation such as a move to the end leaves a list in the order of
 * the last pass; a second pass in that order would touch nothing but the ends of the list. That is
 * what {@link #inOrder} is for.
 *
 * @param <E> the type of the elements
 */
public final class Visits<E> {

  private static final long SEED = 20_260_101;

  private final Object[] elements;
  private final boolean isRandom;
  private final Random random = new Random(SEED);
  private int index;
  private int stride = 1;
  private int left;

  /**
   * Starts a sequence.
   *
   * @param elements what to visit; their order in memory is not that of the visits
   */
  public Visits(List<E> elements) {
    this(shuffled(elements), true);
  }

  private Visits(List<E> elements, boolean isRandom) {
    this.elements = elements.toArray();
    this.isRandom = isRandom;
    left = this.elements.length;
  }

  /** Starts a sequence of passes that are all in the order of the elements. */
  public static <E> Visits<E> inOrder(List<E> elements) {
    return new Visits<>(elements, false);
  }

  /** Returns the next element. */
  @SuppressWarnings("unchecked") // the array holds what the constructor was given
  public E next() {
    E element = (E) elements[index];
    index += stride;
    if (index >= elements.length) {
      index -= elements.length;
    }
    if (--left == 0) {
      startPass();
    }
    return element;
  }

  /** Returns the elements in an order that is random but always the same. */
  public static <E> List<E> shuffled(List<E> elements) {
    List<E> shuffled = new ArrayList<>(elements);
    Collections.shuffle(shuffled, new Random(SEED));
    return shuffled;
  }

  /**
   * Returns the elements as runs that are in order and end anywhere, in an order that is random.
   */
  static <E> List<E> shuffledRuns(List<E> elements) {
    Random random = new Random(SEED);
    List<List<E>> runs = new ArrayList<>();
    for (int start = 0; start < elements.size(); ) {
      int end = start + 1;
      while (end < elements.size() && random.nextBoolean()) {
        end++;
      }
      runs.add(elements.subList(start, end));
      start = end;
    }
    return shuffled(runs).stream().flatMap(List::stream).toList();
  }

  private void startPass() {
    left = elements.length;
    if (!isRandom) {
      return;
    }
    do {
      stride = 1 + random.nextInt(elements.length);
    } while (greatestCommonDivisor(stride, elements.length) != 1);
    stride %= elements.length;
  }

  private static int greatestCommonDivisor(int a, int b) {
    return b == 0 ? a : greatestCommonDivisor(b, a % b);
  }
}
