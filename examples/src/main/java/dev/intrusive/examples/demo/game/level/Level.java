package dev.intrusive.examples.demo.game.level;

import java.util.List;

/**
 * A level, checked: everything lies inside the world.
 *
 * @param columns the width of the world in tiles
 * @param rows the height of the world in tiles
 * @param tileWidth the width of a tile in pixels
 * @param tileHeight the height of a tile in pixels
 * @param walls what stops whatever moves
 * @param placements what is there from the start
 * @param spawnRules what comes later
 */
public record Level(
    int columns,
    int rows,
    int tileWidth,
    int tileHeight,
    List<Area> walls,
    List<Placement> placements,
    List<SpawnRule> spawnRules) {

  /** Copies the lists, so that a level never changes. */
  public Level {
    walls = List.copyOf(walls);
    placements = List.copyOf(placements);
    spawnRules = List.copyOf(spawnRules);
  }

  /** The whole world. */
  public Area bounds() {
    return new Area(0, 0, (double) columns * tileWidth, (double) rows * tileHeight);
  }
}
