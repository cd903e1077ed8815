package dev.intrusive.examples.demo.game.level;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes a level from a Tiled map.
 *
 * <p>Only object layers count, at any depth of groups; layers of tiles or images are decoration.
 * The class of an object, called {@code type} in the file, says what it is.
 */
final class TiledMapParser {

  private static final int MOST_TILES = 1_000_000;
  private static final int LARGEST_TILE = 1024;

  private final JsonObject map;
  private final List<Area> walls = new ArrayList<>();
  private final List<Placement> placements = new ArrayList<>();
  private final List<SpawnRule> spawnRules = new ArrayList<>();
  private final int columns;
  private final int rows;
  private final int tileWidth;
  private final int tileHeight;
  private final Area bounds;

  private TiledMapParser(JsonObject map) throws LevelException {
    this.map = map;
    columns = map.wholeNumber("width", 1, MOST_TILES);
    rows = map.wholeNumber("height", 1, MOST_TILES);
    tileWidth = map.wholeNumber("tilewidth", 1, LARGEST_TILE);
    tileHeight = map.wholeNumber("tileheight", 1, LARGEST_TILE);
    bounds = new Area(0, 0, (double) columns * tileWidth, (double) rows * tileHeight);
  }

  static Level parse(JsonObject map) throws LevelException {
    return new TiledMapParser(map).parse();
  }

  private Level parse() throws LevelException {
    checkMap();
    parseLayers(map);
    if (placements.isEmpty() && spawnRules.isEmpty()) {
      throw map.wrong(
          "no object layer holds an actor or a spawner",
          "add an object of class player or spawner");
    }
    return new Level(columns, rows, tileWidth, tileHeight, walls, placements, spawnRules);
  }

  private void checkMap() throws LevelException {
    if (map.isTrue("infinite")) {
      throw map.wrong("the map is infinite", "clear \"Infinite\" in the map's properties");
    }
    String orientation = map.text("orientation");
    if (!orientation.equals("orthogonal")) {
      throw map.wrong(
          "the map is not orthogonal", "set \"Orientation\" in the map's properties to Orthogonal");
    }
    if ((long) columns * rows > MOST_TILES) {
      throw map.wrong(
          "the map has more than " + MOST_TILES + " tiles", "reduce its width or height");
    }
  }

  private void parseLayers(JsonObject parent) throws LevelException {
    for (JsonObject layer : parent.objects("layers", "layer")) {
      switch (layer.text("type")) {
        case "objectgroup" -> {
          for (JsonObject object : layer.objects("objects", "object")) {
            parseObject(TiledObject.parse(object, bounds));
          }
        }
        case "group" -> parseLayers(layer);
        default -> {
          // Tiles and images mean nothing to a game without graphics.
        }
      }
    }
  }

  private void parseObject(TiledObject object) throws LevelException {
    switch (object.type()) {
      case "wall" -> walls.add(object.rectangle());
      case "spawner" -> spawnRules.add(object.spawnRule());
      default -> placements.add(object.placement());
    }
  }
}
