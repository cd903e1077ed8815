package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;

/** The row of {@link Cell}. */
public final class CellFixture {

  private CellFixture() {}

  /** A new fixture. */
  public static ListFixture<Cell<Integer>> create() {
    return new ListFixture<>(
        new Elements<>(Cell::new, Cell::copy, element -> element.content),
        new ListFixture.Lists<>("row", CellRow<Integer>::new),
        new ListAccessors<>(
            CellLinks::inRow,
            CellLinks::rowOf,
            CellLinks::nextInRow,
            CellLinks::previousInRow,
            CellLinks::unlinkFromRow),
        new HostAccessors<>(
            CellLinks.class, CellLinks::unlinkAll, CellLinks::isLinked, CellLinks::describe),
        new FieldSurgery<>(
            (element, next) -> element.rowNext = next,
            (element, previous) -> element.rowPrev = previous,
            (element, list) -> element.rowOwner = (CellRow<Integer>) list));
  }
}
