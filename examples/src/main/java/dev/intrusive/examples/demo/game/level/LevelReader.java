package dev.intrusive.examples.demo.game.level;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a level from a file in the JSON format of the Tiled map editor. */
public final class LevelReader {

  private static final ObjectReader JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .readerFor(JsonNode.class);

  private LevelReader() {}

  /**
   * Reads a level.
   *
   * @throws LevelException if the file cannot be read, is not a Tiled map in JSON, or describes a
   *     level that cannot be played
   */
  public static Level read(Path file) throws LevelException {
    return TiledMapParser.parse(JsonObject.of(readJson(file), file.toString()));
  }

  private static JsonNode readJson(Path file) throws LevelException {
    if (Files.notExists(file)) {
      throw unreadable(file, "there is no such file");
    }
    if (Files.isDirectory(file)) {
      throw unreadable(file, "this is a directory");
    }
    try {
      return JSON.readTree(Files.readAllBytes(file));
    } catch (JsonProcessingException e) {
      throw notJson(file, e);
    } catch (IOException e) {
      throw unreadable(file, "the file cannot be read");
    }
  }

  private static LevelException unreadable(Path file, String problem) {
    return new LevelException(file.toString(), problem, "name a Tiled map (*.tmj) that exists");
  }

  private static LevelException notJson(Path file, JsonProcessingException cause) {
    JsonLocation location = cause.getLocation();
    String place =
        location == null
            ? file.toString()
            : file + ", line " + location.getLineNr() + ", column " + location.getColumnNr();
    return new LevelException(
        place, "this is not valid JSON", "save the map in Tiled as a JSON map file (*.tmj)");
  }
}
