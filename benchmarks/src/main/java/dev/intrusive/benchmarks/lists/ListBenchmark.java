package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.Subject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A collection full of elements that are in the old generation.
 *
 * @param <E> the type of the elements
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class ListBenchmark<E extends Particle> extends Subject {

  private static final long SEED = 20_260_101;
  private static final int HUNDRED = 100;

  /** How the elements lie in memory, compared with their order in the collection. */
  public enum Order {
    ALLOCATED,
    SHUFFLED
  }

  @Param({"10", "1000", "100000"})
  public int size;

  @Param({"SHUFFLED", "ALLOCATED"})
  public Order order = Order.SHUFFLED;

  private Visits<E> visits;
  private int untilRemoval = HUNDRED;

  /** What left in a tick, and is added again at its end. */
  final List<E> removed = new ArrayList<>();

  /** Makes an empty collection that has room for elements. */
  protected void prepare(int capacity) {}

  /** Creates an element that is in no collection. */
  protected abstract E newElement();

  protected abstract void addLast(E element);

  /** Fills the collection. */
  @Setup
  public final void fill() {
    prepare(size);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(newElement());
    }
    // Storing a reference in the old generation costs more. Collecting must precede linking,
    // because a collector may move linked elements to the order of the list.
    System.gc();
    if (order == Order.SHUFFLED) {
      Collections.shuffle(elements, new Random(SEED));
    }
    elements.forEach(this::addLast);
    visits = new Visits<>(elements, order == Order.SHUFFLED);
  }

  /** Which elements the operations are performed on. */
  final Visits<E> visits() {
    return visits;
  }

  /** Advances an element in a tick, and returns whether it has to leave: each hundredth does. */
  final boolean leavesInTick(E element) {
    element.advance();
    if (--untilRemoval > 0) {
      return false;
    }
    untilRemoval = HUNDRED;
    removed.add(element);
    return true;
  }

  /** Adds again what left in a tick. */
  final void addRemoved() {
    for (int i = 0; i < removed.size(); i++) {
      addLast(removed.get(i));
    }
    removed.clear();
  }
}
