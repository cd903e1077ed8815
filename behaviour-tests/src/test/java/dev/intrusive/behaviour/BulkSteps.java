package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The operations on many elements at once. Callbacks look at the ids of the elements only.
 *
 * @param <E> the type of the elements
 */
final class BulkSteps<E> {

  private static final int GROUPS = 4;
  private static final int[] DISTANCES = {
    -13, -3, -2, -1, 0, 1, 2, 5, Integer.MIN_VALUE, Integer.MAX_VALUE
  };

  private final ListFixture<E> fixture;
  private final Comparator<E> order;
  private final List<BulkStep<E>> steps = new ArrayList<>();

  private BulkSteps(ListFixture<E> fixture) {
    this.fixture = fixture;
    this.order = Comparator.comparingInt(this::group);
  }

  /** All of them. */
  static <E> List<BulkStep<E>> all(ListFixture<E> fixture) {
    BulkSteps<E> all = new BulkSteps<>(fixture);
    all.addExchanges();
    all.addSplices();
    all.addRangeSplices();
    all.addOrder();
    all.addMergeAndRotate();
    all.addRemovals();
    return all.steps;
  }

  private int group(E element) {
    return fixture.idOf(element) % GROUPS;
  }

  private boolean isInGroup(E element) {
    return group(element) == 1;
  }

  private boolean isSameGroup(E a, E b) {
    return group(a) / 2 == group(b) / 2;
  }

  private void addExchanges() {
    steps.add(
        BulkStep.onElements(
            "replace", 2, (l, s, a, b, c) -> l.replace(a, b), on(ReferenceBulk::replace)));
    steps.add(
        BulkStep.onElements("swap", 2, (l, s, a, b, c) -> l.swap(a, b), on(ReferenceBulk::swap)));
    steps.add(
        BulkStep.onLists(
            "swapContents",
            0,
            (l, s, a, b, c) -> l.swapContents(s),
            (l, s, a, b, c) -> ReferenceBulk.swapContents(l, s)));
  }

  /** An operation on two elements. */
  private interface OnPair<E> {
    void on(ReferenceList<E> list, E a, E b);
  }

  private BulkStep.Command<ReferenceList<E>, E> on(OnPair<E> operation) {
    return (l, s, a, b, c) -> operation.on(l, a, b);
  }

  private void addSplices() {
    steps.add(
        BulkStep.onLists(
            "spliceFirst",
            0,
            (l, s, a, b, c) -> l.spliceFirst(s),
            (l, s, a, b, c) -> ReferenceBulk.spliceFirst(l, s)));
    steps.add(
        BulkStep.onLists(
            "spliceLast",
            0,
            (l, s, a, b, c) -> l.spliceLast(s),
            (l, s, a, b, c) -> ReferenceBulk.spliceLast(l, s)));
    steps.add(
        BulkStep.onLists(
            "spliceBefore",
            1,
            (l, s, a, b, c) -> l.spliceBefore(a, s),
            (l, s, a, b, c) -> ReferenceBulk.spliceBeside(l, a, 0, s)));
    steps.add(
        BulkStep.onLists(
            "spliceAfter",
            1,
            (l, s, a, b, c) -> l.spliceAfter(a, s),
            (l, s, a, b, c) -> ReferenceBulk.spliceBeside(l, a, 1, s)));
    steps.add(
        BulkStep.onLists(
            "splitBefore",
            1,
            (l, s, a, b, c) -> l.splitBefore(a, s),
            (l, s, a, b, c) -> ReferenceBulk.split(l, a, 0, s)));
    steps.add(
        BulkStep.onLists(
            "splitAfter",
            1,
            (l, s, a, b, c) -> l.splitAfter(a, s),
            (l, s, a, b, c) -> ReferenceBulk.split(l, a, 1, s)));
  }

  private void addRangeSplices() {
    steps.add(
        BulkStep.onLists(
            "spliceFirst of a range",
            2,
            (l, s, a, b, c) -> l.spliceFirst(s, a, b),
            (l, s, a, b, c) -> ReferenceBulk.spliceToEnd(l, true, s, a, b)));
    steps.add(
        BulkStep.onLists(
            "spliceLast of a range",
            2,
            (l, s, a, b, c) -> l.spliceLast(s, a, b),
            (l, s, a, b, c) -> ReferenceBulk.spliceToEnd(l, false, s, a, b)));
    steps.add(
        BulkStep.onLists(
            "spliceBefore of a range",
            3,
            (l, s, a, b, c) -> l.spliceBefore(c, s, a, b),
            (l, s, a, b, c) -> ReferenceBulk.spliceBeside(l, c, 0, s, a, b)));
    steps.add(
        BulkStep.onLists(
            "spliceAfter of a range",
            3,
            (l, s, a, b, c) -> l.spliceAfter(c, s, a, b),
            (l, s, a, b, c) -> ReferenceBulk.spliceBeside(l, c, 1, s, a, b)));
  }

  private void addOrder() {
    steps.add(BulkStep.simple("sort", l -> l.sort(order), l -> l.sort(order)));
    steps.add(
        BulkStep.simple(
            "sort descending", l -> l.sort(order.reversed()), l -> l.sort(order.reversed())));
    steps.add(BulkStep.simple("reverse", IntrusiveList::reverse, ReferenceBulk::reverse));
    steps.add(
        new BulkStep<>(
            "isSorted",
            false,
            0,
            (l, s, a, b, c) -> l.isSorted(order),
            (l, s, a, b, c) -> ReferenceBulk.isSorted(l, order)));
    steps.add(
        BulkStep.onElements(
            "insertSorted",
            1,
            (l, s, a, b, c) -> l.insertSorted(a, order),
            (l, s, a, b, c) -> ReferenceBulk.insertSorted(l, a, order)));
    steps.add(
        BulkStep.onElements(
            "rotateToFirst",
            1,
            (l, s, a, b, c) -> l.rotateToFirst(a),
            (l, s, a, b, c) -> ReferenceBulk.rotateToFirst(l, a)));
  }

  private void addMergeAndRotate() {
    steps.add(
        BulkStep.onLists(
            "merge",
            0,
            (l, s, a, b, c) -> l.merge(s, order),
            (l, s, a, b, c) -> ReferenceBulk.merge(l, s, order)));
    for (int distance : DISTANCES) {
      steps.add(
          BulkStep.simple(
              "rotate " + distance,
              l -> l.rotate(distance),
              l -> ReferenceBulk.rotate(l, distance)));
    }
  }

  private void addRemovals() {
    steps.add(
        new BulkStep<>(
            "removeIf",
            false,
            0,
            (l, s, a, b, c) -> l.removeIf(this::isInGroup),
            (l, s, a, b, c) -> ReferenceBulk.removeIf(l, this::isInGroup, e -> {}) > 0));
    steps.add(
        new BulkStep<>(
            "removeIf, disposer",
            true,
            0,
            (l, s, a, b, c) -> l.removeIf(this::isInGroup, s::addLast),
            (l, s, a, b, c) -> ReferenceBulk.removeIf(l, this::isInGroup, disposer(s))));
    steps.add(
        new BulkStep<>(
            "removeAdjacentDuplicates",
            false,
            0,
            (l, s, a, b, c) -> l.removeAdjacentDuplicates(this::isSameGroup),
            (l, s, a, b, c) -> ReferenceBulk.removeAdjacentDuplicates(l, this::isSameGroup)));
    steps.add(
        new BulkStep<>(
            "drain",
            true,
            0,
            (l, s, a, b, c) -> l.drain(s::addFirst),
            (l, s, a, b, c) -> ReferenceBulk.drain(l, disposer(s)::first)));
  }

  /** Where removed elements go in the specification. */
  private record Disposer<E>(ReferenceList<E> list) implements java.util.function.Consumer<E> {

    @Override
    public void accept(E element) {
      list.addLast(element);
    }

    void first(E element) {
      list.addFirst(element);
    }
  }

  private Disposer<E> disposer(ReferenceList<E> source) {
    if (source == null) {
      throw new Refusal(NullPointerException.class);
    }
    return new Disposer<>(source);
  }
}
