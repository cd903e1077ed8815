package dev.intrusive.examples.demo.game;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds objects near a position: each tile of the level has a list of the objects that stand on it.
 *
 * <p>Killing an object needs no call of the grid. The object leaves its cell as it leaves any other
 * list.
 */
final class Grid {

  private final int columns;
  private final int rows;
  private final GameObjectCellList[] cells;

  Grid(Level level) {
    columns = level.columns();
    rows = level.rows().size();
    cells = new GameObjectCellList[columns * rows];
    Arrays.setAll(cells, index -> new GameObjectCellList());
  }

  /** Puts an object into the cell that it stands in, out of the cell that it was in, if any. */
  void place(GameObject object) {
    GameObjectCellList cell = cellOf(object);
    if (!cell.contains(object)) {
      cell.moveToLast(object);
    }
  }

  /** Visits the objects near a position. The action may kill and move any object. */
  void forEachNear(double x, double y, double reach, Consumer<GameObject> action) {
    Consumer<GameObject> actionIfNear =
        object -> {
          if (object.squareDistanceTo(x, y) <= reach * reach) {
            action.accept(object);
          }
        };
    int lastRow = rowOf(y + reach);
    int lastColumn = columnOf(x + reach);
    for (int row = rowOf(y - reach); row <= lastRow; row++) {
      for (int column = columnOf(x - reach); column <= lastColumn; column++) {
        cellAt(column, row).forEach(actionIfNear);
      }
    }
  }

  /** Returns the first object that is near a position and wanted, or null. */
  @Nullable GameObject findNear(double x, double y, double reach, Predicate<GameObject> wanted) {
    int lastRow = rowOf(y + reach);
    int lastColumn = columnOf(x + reach);
    for (int row = rowOf(y - reach); row <= lastRow; row++) {
      for (int column = columnOf(x - reach); column <= lastColumn; column++) {
        GameObjectCellList cell = cellAt(column, row);
        for (GameObject object = cell.peekFirst(); object != null; object = cell.next(object)) {
          if (object.squareDistanceTo(x, y) <= reach * reach && wanted.test(object)) {
            return object;
          }
        }
      }
    }
    return null;
  }

  /** The lists of the grid, row by row. */
  List<GameObjectCellList> cells() {
    return Arrays.asList(cells);
  }

  /** The list of the cell that an object should be in. */
  GameObjectCellList cellOf(GameObject object) {
    return cellAt(columnOf(object.x()), rowOf(object.y()));
  }

  private GameObjectCellList cellAt(int column, int row) {
    return cells[row * columns + column];
  }

  private int columnOf(double x) {
    return clamp((int) (x / Level.TILE), columns);
  }

  private int rowOf(double y) {
    return clamp((int) (y / Level.TILE), rows);
  }

  private static int clamp(int index, int length) {
    return Math.max(0, Math.min(index, length - 1));
  }
}
