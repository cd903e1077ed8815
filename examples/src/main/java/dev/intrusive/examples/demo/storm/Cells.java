package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds what is near a position: one list for each cell of the field, of the bodies in it.
 *
 * <p>A body that dies needs no entry for a removal from here. It leaves its cell as it leaves any
 * other list.
 */
final class Cells<E extends Body> {

  /** No body is wider, so one that touches a position is in a cell that is not farther. */
  private static final float LARGEST_RADIUS = 12;

  private final List<IntrusiveList<E>> lists;

  Cells(Supplier<IntrusiveList<E>> emptyList) {
    lists = new ArrayList<>(Field.CELLS);
    for (int cell = 0; cell < Field.CELLS; cell++) {
      IntrusiveList<E> list = emptyList.get();
      list.forEach(body -> {}); // the first one allocates, which no step shall do
      lists.add(list);
    }
  }

  /** Puts a body into the cell of its position, whichever cell it was in, if any. */
  void place(E body) {
    IntrusiveList<E> cell = cellOf(body);
    if (!cell.contains(body)) {
      cell.moveToLast(body);
    }
  }

  /**
   * Visits what is in the cells around a disc, of which not all need touch it. The action may kill
   * and move anything.
   */
  void forEachNear(float x, float y, float reach, Consumer<? super E> action) {
    float margin = reach + LARGEST_RADIUS;
    int lastRow = Field.rowOf(y + margin);
    int lastColumn = Field.columnOf(x + margin);
    for (int row = Field.rowOf(y - margin); row <= lastRow; row++) {
      for (int column = Field.columnOf(x - margin); column <= lastColumn; column++) {
        lists.get(row * Field.COLUMNS + column).forEach(action);
      }
    }
  }

  /** Returns a body that touches a disc, or null. */
  @Nullable E findNear(float x, float y, float reach) {
    float margin = reach + LARGEST_RADIUS;
    int lastRow = Field.rowOf(y + margin);
    int lastColumn = Field.columnOf(x + margin);
    for (int row = Field.rowOf(y - margin); row <= lastRow; row++) {
      for (int column = Field.columnOf(x - margin); column <= lastColumn; column++) {
        IntrusiveList<E> cell = lists.get(row * Field.COLUMNS + column);
        for (E body = cell.peekFirst(); body != null; body = cell.next(body)) {
          if (body.touches(x, y, reach)) {
            return body;
          }
        }
      }
    }
    return null;
  }

  /** The list of the cell that a body should be in. */
  IntrusiveList<E> cellOf(E body) {
    return lists.get(Field.cellOf(body.x, body.y));
  }

  /** The lists of the cells, row by row. */
  List<IntrusiveList<E>> lists() {
    return Collections.unmodifiableList(lists);
  }
}
