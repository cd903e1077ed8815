package dev.intrusive.benchmarks.cells;

import java.util.Collection;

/** Collections of the JDK, between which elements move that know their cell. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class JdkCells extends Cells<Located> {

  private Collection<Located>[] cells;

  /** Makes an empty collection. */
  abstract Collection<Located> newCell();

  @Override
  @SuppressWarnings("unchecked") // a new array
  final void prepare(int count, int elements) {
    cells = (Collection<Located>[]) new Collection<?>[count];
    for (int i = 0; i < count; i++) {
      cells[i] = newCell();
    }
  }

  @Override
  final Located newElement() {
    return new Located();
  }

  @Override
  final void add(Located element, int cell) {
    element.cell = cell;
    cells[cell].add(element);
  }

  @Override
  final void move(Located element, int cell) {
    cells[element.cell].remove(element);
    add(element, cell);
  }

  @Override
  final void advance(int cell) {
    cells[cell].forEach(Located::advance);
  }
}
