package dev.intrusive.examples.demo.game.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LevelReaderTest {

  /** A small map that has everything; single quotes stand for double ones. */
  private static final String MAP =
      """
      {'width': 10, 'height': 5, 'tilewidth': 16, 'tileheight': 8, 'orientation': 'orthogonal',
       'infinite': false, 'layers': [
        {'id': 1, 'type': 'tilelayer', 'name': 'ground', 'data': [0]},
        {'id': 2, 'type': 'objectgroup', 'name': 'walls', 'objects': [
          {'id': 3, 'type': 'wall', 'x': 8, 'y': 8, 'width': 16.5, 'height': 4, 'rotation': 0}]},
        {'id': 4, 'type': 'group', 'name': 'cast', 'layers': [
          {'id': 5, 'type': 'objectgroup', 'name': '', 'objects': [
            {'id': 6, 'type': 'player', 'x': 80, 'y': 20, 'width': 0, 'height': 0, 'rotation': 0},
            {'id': 7, 'type': 'grunt', 'x': 0, 'y': 0, 'width': 160, 'height': 40, 'rotation': 0,
             'properties': [{'name': 'count', 'type': 'int', 'value': 12}]},
            {'id': 9, 'name': 'gate', 'type': 'spawner',
             'x': 1, 'y': 2, 'width': 3, 'height': 4, 'rotation': 0,
             'properties': [
               {'name': 'kind', 'type': 'string', 'value': 'bomber'},
               {'name': 'interval', 'type': 'int', 'value': 30},
               {'name': 'count', 'type': 'int', 'value': 5},
               {'name': 'limit', 'type': 'int', 'value': 20}]}]}]}]}
      """;

  @TempDir private Path directory;

  @Test
  void read_map() throws Exception {
    assertEquals(
        new Level(
            10,
            5,
            16,
            8,
            List.of(new Area(8, 8, 16.5, 4)),
            List.of(
                new Placement(Actor.PLAYER, new Area(80, 20, 0, 0), 1),
                new Placement(Actor.GRUNT, new Area(0, 0, 160, 40), 12)),
            List.of(new SpawnRule(Actor.BOMBER, new Area(1, 2, 3, 4), 30, 5, 20))),
        read(MAP));
  }

  @Test
  void read_notAnObject() {
    assertProblem(
        ": a JSON object is expected but this is [1];"
            + " save the map in Tiled as a JSON map file (*.tmj)",
        "[1]");
    assertProblem(
        ": a JSON object is expected but this is empty;"
            + " save the map in Tiled as a JSON map file (*.tmj)",
        "");
  }

  @Test
  void read_moreThanOneValue() {
    assertProblem(
        ", line 18, column 1: this is not valid JSON;"
            + " save the map in Tiled as a JSON map file (*.tmj)",
        MAP + "{}");
  }

  @Test
  void read_noLayers() {
    assertChanged(
        "'layers'", "'strata'", ": \"layers\" is missing; add it in Tiled, or save the map anew");
    assertProblem(
        ": no object layer holds an actor or a spawner; add an object of class player or spawner",
        "{'width': 1, 'height': 1, 'tilewidth': 1, 'tileheight': 1,"
            + " 'orientation': 'orthogonal', 'layers': []}");
  }

  @Test
  void read_wrongTypes() {
    assertChanged(
        "'width': 10,",
        "'width': 'ten',",
        ": \"width\" must be a whole number from 1 to 1000000 but is \"ten\"; correct it in Tiled");
    assertChanged(
        "'value': 30",
        "'value': 1.5",
        ", layer 4 \"cast\", layer 5, object 9 \"gate\", property \"interval\": \"value\" must be a"
            + " whole number from 1 to 1000000 but is 1.5; correct it in Tiled");
    assertChanged(
        "'x': 80",
        "'x': null",
        ", layer 4 \"cast\", layer 5, object 6: \"x\" must be a number but is null; correct it in"
            + " Tiled");
    assertChanged(
        "'objects': [\n    {'id': 3",
        "'objects': 3, 'x': [\n    {'id': 3",
        ", layer 2 \"walls\": \"objects\" must be an array but is 3; correct it in Tiled");
    assertChanged(
        "{'name': 'kind', 'type': 'string', 'value': 'bomber'}",
        "true",
        ", layer 4 \"cast\", layer 5, object 9 \"gate\", property number 1: a JSON object is"
            + " expected but this is true; save the map in Tiled as a JSON map file (*.tmj)");
  }

  @Test
  void read_unknownKind() {
    assertChanged(
        "'player'",
        "'play\\ner'",
        ", layer 4 \"cast\", layer 5, object 6: \"type\" must be one of wall, spawner, player,"
            + " grunt, bomber, barrel but is \"play\\ner\"; correct it in Tiled");
    assertChanged(
        "'bomber'",
        "'player'",
        ", layer 4 \"cast\", layer 5, object 9 \"gate\", property \"kind\": \"value\" must be one"
            + " of grunt, bomber, barrel but is \"player\"; correct it in Tiled");
  }

  @Test
  void read_missingProperty() {
    assertChanged(
        "'limit'",
        "'limits'",
        ", layer 4 \"cast\", layer 5, object 9 \"gate\": it has no property \"limit\";"
            + " add it in Tiled");
  }

  @Test
  void read_badSizes() {
    assertChanged(
        "'tilewidth': 16",
        "'tilewidth': -16",
        ": \"tilewidth\" must be a whole number from 1 to 1024 but is -16; correct it in Tiled");
    assertChanged(
        "'height': 5,",
        "'height': 100001,",
        ": the map has more than 1000000 tiles; reduce its width or height");
    assertChanged(
        "'width': 16.5",
        "'width': -16.5",
        ", layer 2 \"walls\", object 3: its size, -16.5 x 4.0, is negative; draw it anew in Tiled");
    assertChanged(
        "'width': 16.5",
        "'width': 0",
        ", layer 2 \"walls\", object 3: it has no area; draw it as a rectangle");
    assertChanged(
        "'width': 16.5",
        "'width': 1e999",
        ", layer 2 \"walls\", object 3: \"width\" must be a number but is \"Infinity\"; correct it"
            + " in Tiled");
    assertChanged(
        "'width': 16.5",
        "'width': 152.5",
        ", layer 2 \"walls\", object 3: it reaches outside the map;"
            + " move it inside or enlarge the map");
  }

  @Test
  void read_shapesAndMapsThatTheGameDoesNotKnow() {
    assertChanged(
        "'id': 3,",
        "'id': 3, 'ellipse': true,",
        ", layer 2 \"walls\", object 3: it has \"ellipse\"; draw it as a plain rectangle or point");
    assertChanged(
        "'height': 4, 'rotation': 0",
        "'height': 4, 'rotation': 45",
        ", layer 2 \"walls\", object 3: it is rotated; set its rotation to 0");
    assertChanged(
        "false", "true", ": the map is infinite; clear \"Infinite\" in the map's properties");
    assertChanged(
        "orthogonal",
        "hexagonal",
        ": the map is not orthogonal; set \"Orientation\" in the map's properties to Orthogonal");
  }

  private void assertChanged(String part, String changed, String problem) {
    String map = MAP.replace(part, changed);
    assertNotEquals(MAP, map);
    assertProblem(problem, map);
  }

  private void assertProblem(String problem, String map) {
    LevelException thrown = assertThrows(LevelException.class, () -> read(map));
    assertEquals(directory.resolve("level.tmj") + problem, thrown.getMessage());
  }

  private Level read(String map) throws IOException, LevelException {
    Path file = directory.resolve("level.tmj");
    Files.writeString(file, map.replace('\'', '"'));
    return LevelReader.read(file);
  }
}
