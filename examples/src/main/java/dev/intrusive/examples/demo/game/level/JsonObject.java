package dev.intrusive.examples.demo.game.level;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A JSON object that knows its place in the file, and whose getters insist on the type of a field.
 */
final class JsonObject {

  private static final int LONGEST_QUOTE = 40;

  private final JsonNode fields;
  private final String place;

  private JsonObject(JsonNode fields, String place) {
    this.fields = fields;
    this.place = place;
  }

  static JsonObject of(JsonNode node, String place) throws LevelException {
    if (!node.isObject()) {
      throw new LevelException(
          place,
          "a JSON object is expected but this is " + quote(node),
          "save the map in Tiled as a JSON map file (*.tmj)");
    }
    return new JsonObject(node, place);
  }

  boolean has(String field) {
    return !fields.path(field).isMissingNode();
  }

  /** Tells whether a field is there and true. */
  boolean isTrue(String field) {
    return fields.path(field).asBoolean();
  }

  String text(String field) throws LevelException {
    JsonNode value = required(field);
    if (!value.isTextual()) {
      throw mismatch(field, "text");
    }
    return value.textValue();
  }

  int wholeNumber(String field, int least, int most) throws LevelException {
    JsonNode value = required(field);
    if (!value.canConvertToExactIntegral()
        || !value.canConvertToInt()
        || value.intValue() < least
        || value.intValue() > most) {
      throw mismatch(field, "a whole number from " + least + " to " + most);
    }
    return value.intValue();
  }

  double number(String field) throws LevelException {
    JsonNode value = required(field);
    if (!value.isNumber() || !Double.isFinite(value.doubleValue())) {
      throw mismatch(field, "a number");
    }
    return value.doubleValue();
  }

  /**
   * Returns the elements of an array of objects.
   *
   * @param field the name of the array
   * @param singular what to call one of them when its place is told
   */
  List<JsonObject> objects(String field, String singular) throws LevelException {
    JsonNode array = required(field);
    if (!array.isArray()) {
      throw mismatch(field, "an array");
    }
    List<JsonObject> objects = new ArrayList<>(array.size());
    for (JsonNode element : array) {
      String label = singular + " " + labelOf(element, objects.size());
      objects.add(of(element, place + ", " + label));
    }
    return objects;
  }

  /** Makes the exception for something that is wrong with this object. */
  LevelException wrong(String problem, String remedy) {
    return new LevelException(place, problem, remedy);
  }

  /** Makes the exception for a field whose value is not what it must be. */
  LevelException mismatch(String field, String expected) {
    return wrong(
        "\"%s\" must be %s but is %s".formatted(field, expected, quote(fields.path(field))),
        "correct it in Tiled");
  }

  /** Names an element as the editor shows it: by id and name, or else by its position. */
  private static String labelOf(JsonNode element, int index) {
    String id = element.path("id").isInt() ? element.path("id").asText() : "";
    JsonNode name = element.path("name");
    String quotedName = name.isTextual() && !name.textValue().isEmpty() ? quote(name) : "";
    String label = (id + " " + quotedName).strip();
    return label.isEmpty() ? "number " + (index + 1) : label;
  }

  private JsonNode required(String field) throws LevelException {
    JsonNode value = fields.path(field);
    if (value.isMissingNode()) {
      throw wrong("\"" + field + "\" is missing", "add it in Tiled, or save the map anew");
    }
    return value;
  }

  /** Returns a value as JSON, which has no line breaks, cut to a length that fits a message. */
  private static String quote(JsonNode value) {
    String json = value.isMissingNode() ? "empty" : value.toString();
    return json.length() <= LONGEST_QUOTE ? json : json.substring(0, LONGEST_QUOTE) + "...";
  }
}
