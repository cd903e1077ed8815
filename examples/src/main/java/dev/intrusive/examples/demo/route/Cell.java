package dev.intrusive.examples.demo.route;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/**
 * A cell of a landscape, and what a search knows of it. The cells that the search has seen and not
 * yet left are in its frontier, the one on the shortest way first.
 */
final class Cell {

  static final int UNKNOWN = Integer.MAX_VALUE;

  final int column;
  final int row;
  Ground ground = Ground.MEADOW;

  /** What the cheapest way from the start costs that is known. */
  int cost = UNKNOWN;

  /** The cell before this one on that way. */
  @Nullable Cell previous;

  /** That cost, and at least what is left from here to the goal. */
  @IntrusiveKey("frontier")
  int estimate;

  @HeapLink("frontier")
  int frontierIndex;

  @HeapLink("frontier")
  @Nullable CellFrontier frontier;

  Cell(int column, int row) {
    this.column = column;
    this.row = row;
  }

  /** How many steps there are at least between two cells. */
  int stepsTo(Cell other) {
    return Math.abs(column - other.column) + Math.abs(row - other.row);
  }
}
