package dev.intrusive.examples.demo.game.level;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An object of an object layer, with its custom properties.
 *
 * @param source where it comes from
 * @param type its class
 * @param area where it is
 * @param properties its custom properties by name
 */
record TiledObject(JsonObject source, String type, Area area, Map<String, JsonObject> properties) {

  private static final int MOST_AT_ONCE = 100_000;
  private static final int LONGEST_INTERVAL = 1_000_000;
  private static final List<String> SHAPES_WITHOUT_AREA =
      List.of("ellipse", "capsule", "polygon", "polyline", "text", "gid", "template");

  static TiledObject parse(JsonObject source, Area bounds) throws LevelException {
    for (String shape : SHAPES_WITHOUT_AREA) {
      if (source.has(shape)) {
        throw source.wrong("it has \"" + shape + "\"", "draw it as a plain rectangle or point");
      }
    }
    if (source.number("rotation") != 0) {
      throw source.wrong("it is rotated", "set its rotation to 0");
    }
    return new TiledObject(
        source, source.text("type"), parseArea(source, bounds), parseProperties(source));
  }

  private static Area parseArea(JsonObject source, Area bounds) throws LevelException {
    Area area =
        new Area(
            source.number("x"),
            source.number("y"),
            source.number("width"),
            source.number("height"));
    if (area.width() < 0 || area.height() < 0) {
      throw source.wrong(
          "its size, %s x %s, is negative".formatted(area.width(), area.height()),
          "draw it anew in Tiled");
    }
    if (!bounds.covers(area)) {
      throw source.wrong("it reaches outside the map", "move it inside or enlarge the map");
    }
    return area;
  }

  private static Map<String, JsonObject> parseProperties(JsonObject source) throws LevelException {
    Map<String, JsonObject> properties = new HashMap<>();
    if (source.has("properties")) {
      for (JsonObject property : source.objects("properties", "property")) {
        properties.put(property.text("name"), property);
      }
    }
    return properties;
  }

  Area rectangle() throws LevelException {
    if (area.width() == 0 || area.height() == 0) {
      throw source.wrong("it has no area", "draw it as a rectangle");
    }
    return area;
  }

  Placement placement() throws LevelException {
    Actor actor = actor(source, "type", EnumSet.allOf(Actor.class), "wall, spawner, ");
    int count = properties.containsKey("count") ? number("count", MOST_AT_ONCE) : 1;
    return new Placement(actor, area, count);
  }

  SpawnRule spawnRule() throws LevelException {
    // Players form a squad of their own, so they cannot be in that of a spawner.
    Set<Actor> enemies = EnumSet.complementOf(EnumSet.of(Actor.PLAYER));
    return new SpawnRule(
        actor(property("kind"), "value", enemies, ""),
        area,
        number("interval", LONGEST_INTERVAL),
        number("count", MOST_AT_ONCE),
        number("limit", MOST_AT_ONCE));
  }

  /** Finds the actor that a field names; what else the field could have been is for the message. */
  private static Actor actor(JsonObject place, String field, Set<Actor> actors, String alternatives)
      throws LevelException {
    String label = place.text(field);
    for (Actor actor : actors) {
      if (actor.label().equals(label)) {
        return actor;
      }
    }
    String labels = actors.stream().map(Actor::label).collect(Collectors.joining(", "));
    throw place.mismatch(field, "one of " + alternatives + labels);
  }

  private int number(String name, int most) throws LevelException {
    return property(name).wholeNumber("value", 1, most);
  }

  private JsonObject property(String name) throws LevelException {
    JsonObject property = properties.get(name);
    if (property == null) {
      throw source.wrong("it has no property \"" + name + "\"", "add it in Tiled");
    }
    return property;
  }
}
