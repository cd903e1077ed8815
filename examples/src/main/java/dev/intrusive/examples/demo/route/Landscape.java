package dev.intrusive.examples.demo.route;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A grid of cells, made up of random woods, swamps and walls. */
final class Landscape {

  private static final int CELLS_A_PATCH = 60;
  private static final int LONGEST_RADIUS = 5;
  private static final int CELLS_A_WALL = 90;
  private static final int LONGEST_WALL = 14;

  final int width;
  final int height;
  private final Cell[] cells;

  Landscape(int width, int height, long seed) {
    this.width = width;
    this.height = height;
    cells = new Cell[width * height];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new Cell(i % width, i / width);
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = cells.length / CELLS_A_PATCH; i > 0; i--) {
      addPatch(random, i % 2 == 0 ? Ground.SWAMP : Ground.WOOD);
    }
    for (int i = cells.length / CELLS_A_WALL; i > 0; i--) {
      addWall(random);
    }
    start().ground = Ground.MEADOW;
    goal().ground = Ground.MEADOW;
  }

  private void addPatch(SplittableRandom random, Ground ground) {
    Cell center = cells[random.nextInt(cells.length)];
    int radius = 1 + random.nextInt(LONGEST_RADIUS);
    for (Cell cell : cells) {
      int across = cell.column - center.column;
      int down = 2 * (cell.row - center.row); // a character is twice as high as wide
      if (across * across + down * down <= radius * radius * 2) {
        cell.ground = ground;
      }
    }
  }

  private void addWall(SplittableRandom random) {
    Cell end = cells[random.nextInt(cells.length)];
    boolean isLevel = random.nextBoolean();
    for (int i = random.nextInt(LONGEST_WALL); i >= 0; i--) {
      Cell cell = isLevel ? cell(end.column + i, end.row) : cell(end.column, end.row + i / 2);
      if (cell != null) {
        cell.ground = Ground.WALL;
      }
    }
  }

  /** The cell at a place, null outside the grid. */
  @Nullable Cell cell(int column, int row) {
    return column >= 0 && column < width && row >= 0 && row < height
        ? cells[row * width + column]
        : null;
  }

  Cell start() {
    return cells[0];
  }

  Cell goal() {
    return cells[cells.length - 1];
  }

  void forEach(Consumer<Cell> action) {
    for (Cell cell : cells) {
      action.accept(cell);
    }
  }

  /** Visits the cells to which one step leads. */
  void forEachNeighbour(Cell cell, Consumer<Cell> action) {
    visit(cell.column + 1, cell.row, action);
    visit(cell.column, cell.row + 1, action);
    visit(cell.column - 1, cell.row, action);
    visit(cell.column, cell.row - 1, action);
  }

  private void visit(int column, int row, Consumer<Cell> action) {
    Cell neighbour = cell(column, row);
    if (neighbour != null && neighbour.ground != Ground.WALL) {
      action.accept(neighbour);
    }
  }
}
