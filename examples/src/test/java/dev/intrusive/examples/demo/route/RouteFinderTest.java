package dev.intrusive.examples.demo.route;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.junit.jupiter.api.Test;

/** The ways are as cheap as those of a search that knows no estimates and updates nothing. */
final class RouteFinderTest {

  private static final int LANDSCAPES = 200;
  private static final int WIDTH = 30;
  private static final int HEIGHT = 12;

  /** What Dijkstra's search finds, whose queue holds a cell once for each way to it. */
  private static int cheapest(Landscape landscape) {
    record Entry(Cell cell, int cost) {}
    int[] costs = new int[WIDTH * HEIGHT];
    Arrays.fill(costs, Cell.UNKNOWN);
    PriorityQueue<Entry> queue = new PriorityQueue<>((a, b) -> Integer.compare(a.cost, b.cost));
    queue.add(new Entry(landscape.start(), 0));
    while (!queue.isEmpty()) {
      Entry entry = queue.remove();
      int index = entry.cell.row * WIDTH + entry.cell.column;
      if (entry.cost < costs[index]) {
        costs[index] = entry.cost;
        landscape.forEachNeighbour(
            entry.cell, each -> queue.add(new Entry(each, entry.cost + each.ground.cost)));
      }
    }
    return costs[costs.length - 1];
  }

  @Test
  void find_costsAsLittleAsPossible() {
    int found = 0;
    int improved = 0;
    for (int seed = 0; seed < LANDSCAPES; seed++) {
      Landscape landscape = new Landscape(WIDTH, HEIGHT, seed);
      int expected = cheapest(landscape);
      RouteFinder finder = new RouteFinder(landscape);
      Deque<Cell> way = finder.find();
      finder.frontier().checkInvariants();
      improved += finder.improved;
      assertEquals(expected, landscape.goal().cost);
      if (expected != Cell.UNKNOWN) {
        found++;
        assertIsWay(landscape, new ArrayList<>(way));
      } else {
        assertTrue(way.isEmpty());
      }
    }
    assertTrue(found > LANDSCAPES / 2, "only " + found + " ways");
    assertTrue(improved > LANDSCAPES, "only " + improved + " updates");
  }

  private static void assertIsWay(Landscape landscape, List<Cell> way) {
    assertSame(landscape.start(), way.get(0));
    assertSame(landscape.goal(), way.get(way.size() - 1));
    int cost = 0;
    for (int i = 1; i < way.size(); i++) {
      assertEquals(1, way.get(i - 1).stepsTo(way.get(i)));
      assertTrue(way.get(i).ground != Ground.WALL);
      cost += way.get(i).ground.cost;
    }
    assertEquals(landscape.goal().cost, cost);
  }

  @Test
  void find_withoutAWay() {
    Landscape landscape = new Landscape(WIDTH, HEIGHT, 1);
    landscape.forEach(
        cell -> {
          if (cell.column == WIDTH / 2) {
            cell.ground = Ground.WALL;
          }
        });
    RouteFinder finder = new RouteFinder(landscape);
    assertTrue(finder.find().isEmpty());
    assertTrue(finder.frontier().isEmpty());
    assertTrue(Picture.draw(landscape, List.of()).contains("#"));
  }
}
