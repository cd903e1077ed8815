package dev.intrusive.behaviour.conformance;

import com.google.common.collect.testing.SampleElements;
import com.google.common.collect.testing.TestCollectionGenerator;
import com.google.common.collect.testing.TestQueueGenerator;
import dev.intrusive.IntrusiveList;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.function.Function;

/**
 * Makes the collections that the suites of Guava test. The suites use the same five elements for
 * all collections, so each new one takes them from where they are.
 *
 * @param <E> the type of the elements
 */
class HostGenerator<E extends Comparable<E>> implements TestCollectionGenerator<E> {

  private final HostKind<E> kind;
  private final Function<IntrusiveList<E>, ? extends Collection<E>> view;
  private final boolean isReversed;
  private final SampleElements<E> samples;

  HostGenerator(
      HostKind<E> kind,
      Function<IntrusiveList<E>, ? extends Collection<E>> view,
      boolean isReversed) {
    this.kind = kind;
    this.view = view;
    this.isReversed = isReversed;
    this.samples = new SampleElements<>(make(0), make(1), make(2), make(3), make(4));
  }

  private E make(int id) {
    return kind.elements().apply(id);
  }

  @Override
  public SampleElements<E> samples() {
    return samples;
  }

  @Override
  public Collection<E> create(Object... elements) {
    return view.apply(fill(elements));
  }

  /** A list that has the elements in the order that its view shows as given. */
  @SuppressWarnings("unchecked") // the suites pass what samples() returned
  final IntrusiveList<E> fill(Object... elements) {
    for (E sample : samples) {
      int unused = kind.unlinkAll().applyAsInt(sample);
    }
    IntrusiveList<E> list = kind.lists().get();
    for (Object element : elements) {
      if (isReversed) {
        list.addFirst((E) element);
      } else {
        list.addLast((E) element);
      }
    }
    return list;
  }

  @Override
  @SuppressWarnings("unchecked") // the array has the class of the elements
  public E[] createArray(int length) {
    return (E[]) Array.newInstance(samples.e0().getClass(), length);
  }

  @Override
  public List<E> order(List<E> insertionOrder) {
    return insertionOrder;
  }

  /**
   * Makes queues.
   *
   * @param <E> the type of the elements
   */
  static final class OfQueues<E extends Comparable<E>> extends HostGenerator<E>
      implements TestQueueGenerator<E> {

    private final Function<IntrusiveList<E>, Queue<E>> view;

    OfQueues(HostKind<E> kind, Function<IntrusiveList<E>, Queue<E>> view, boolean isReversed) {
      super(kind, view, isReversed);
      this.view = view;
    }

    @Override
    public Queue<E> create(Object... elements) {
      return view.apply(fill(elements));
    }
  }
}
