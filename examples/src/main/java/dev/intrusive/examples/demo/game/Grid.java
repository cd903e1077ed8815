package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.game.level.Level;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds what is near a position: one list for each tile of the level, of what stands on it.
 *
 * <p>An object needs no entry for a removal from the grid. It leaves its cell as it leaves any
 * other list.
 */
final class Grid {

  private final int columns;
  private final int rows;
  private final double cellWidth;
  private final double cellHeight;
  private final GameObjectCellList[] cells;

  Grid(Level level) {
    columns = level.columns();
    rows = level.rows();
    cellWidth = level.tileWidth();
    cellHeight = level.tileHeight();
    cells = new GameObjectCellList[columns * rows];
    Arrays.setAll(cells, index -> new GameObjectCellList());
  }

  /** Puts an object into the cell where it stands, whichever cell it was in, if any. */
  void place(GameObject object) {
    GameObjectCellList cell = cellAt(columnOf(object.x()), rowOf(object.y()));
    if (!cell.contains(object)) {
      cell.moveToLast(object);
    }
  }

  /** Visits what is near a position. The action may kill and move anything. */
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

  private GameObjectCellList cellAt(int column, int row) {
    return cells[row * columns + column];
  }

  private int columnOf(double x) {
    return clamp((int) (x / cellWidth), columns);
  }

  private int rowOf(double y) {
    return clamp((int) (y / cellHeight), rows);
  }

  private static int clamp(int index, int length) {
    return Math.max(0, Math.min(index, length - 1));
  }
}
