package dev.intrusive.examples.demo.route;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Finds a cheapest way by A*: of the cells of the frontier it leaves the one first by which the
 * whole way may be cheapest. A cheaper way to a cell that is in the frontier already only changes
 * its place there, so each cell is in the frontier once.
 */
final class RouteFinder {

  private final Landscape landscape;
  private final CellFrontier frontier = new CellFrontier();

  int reached;
  int left;
  int improved;
  int longestFrontier;

  RouteFinder(Landscape landscape) {
    this.landscape = landscape;
  }

  /**
   * Searches a landscape that has not been searched, and returns the way, empty if there is none.
   */
  Deque<Cell> find() {
    Cell goal = landscape.goal();
    reach(landscape.start(), 0, null);
    for (Cell cell = frontier.poll(); cell != null && cell != goal; cell = frontier.poll()) {
      left++;
      Cell current = cell;
      landscape.forEachNeighbour(
          cell, neighbour -> reach(neighbour, current.cost + neighbour.ground.cost, current));
    }
    return wayTo(goal);
  }

  private void reach(Cell cell, int cost, @Nullable Cell previous) {
    if (cost >= cell.cost) {
      return;
    }
    cell.cost = cost;
    cell.previous = previous;
    cell.estimate = cost + Ground.LEAST_COST * cell.stepsTo(landscape.goal());
    if (frontier.contains(cell)) {
      frontier.update(cell);
      improved++;
    } else {
      frontier.add(cell);
      reached++;
    }
    longestFrontier = Math.max(longestFrontier, frontier.size());
  }

  private static Deque<Cell> wayTo(Cell goal) {
    Deque<Cell> way = new ArrayDeque<>();
    if (goal.cost != Cell.UNKNOWN) {
      for (Cell cell = goal; cell != null; cell = cell.previous) {
        way.addFirst(cell);
      }
    }
    return way;
  }

  /** The cells that are still to be left. */
  CellFrontier frontier() {
    return frontier;
  }
}
