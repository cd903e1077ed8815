package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the class of a structure is written from: a template, and what stands for the names in it.
 *
 * @param template the template of the layout
 * @param fields the fields of the host through which it is linked
 * @param words the names of the host, by those of the template
 * @param features for each section of the template, whether it is needed
 * @param key what elements are found or ordered by, or null
 */
record StructureText(
    String template,
    List<String> fields,
    Map<String, Object> words,
    Map<String, Boolean> features,
    @Nullable KeyModel key) {

  static StructureText of(StructureModel structure) {
    if (structure instanceof ListModel.Node node) {
      return list(structure, "NodeElements", List.of("link"), List.of(node.link()));
    }
    if (structure instanceof ListModel.Flat flat) {
      return list(
          structure,
          "FlatElements",
          List.of("previousElement", "nextElement", "listField"),
          List.of(flat.previous(), flat.next(), flat.listField()));
    }
    if (structure instanceof ListModel.Array array) {
      return list(
          structure,
          "ArrayElements",
          List.of("arrayIndex", "arrayField"),
          List.of(array.index(), array.listField()));
    }
    if (structure instanceof ListModel.Indexed indexed) {
      List<String> fields = List.of(indexed.slot());
      return new StructureText(
          "IndexedElements", fields, words(List.of("slot"), fields), Map.of(), null);
    }
    if (structure instanceof MapModel.Flat flat) {
      return map(
          "FlatMapElements",
          List.of("chainNext", "mapField"),
          List.of(flat.next(), flat.mapField()),
          flat.key(),
          flat.isSequential());
    }
    if (structure instanceof MapModel.Indexed indexed) {
      return map(
          "IndexedMapElements",
          List.of("slot"),
          List.of(indexed.slot()),
          indexed.key(),
          indexed.isSequential());
    }
    if (structure instanceof HeapModel.Flat flat) {
      List<String> fields = List.of(flat.index(), flat.heapField());
      return flat.key() == null
          ? new StructureText(
              "FlatHeapElements",
              fields,
              words(List.of("heapIndex", "heapField"), fields),
              Map.of("natural", flat.isComparable()),
              null)
          : keyedHeap(
              "KeyedFlatHeapElements",
              fields,
              words(List.of("keyedIndex", "keyedField"), fields),
              Map.of(),
              flat.key());
    }
    if (structure instanceof HeapModel.Indexed indexed) {
      List<String> fields = List.of(indexed.slot());
      Map<String, Object> words = words(List.of("slot"), fields);
      if (indexed.key() == null) {
        if (indexed.isComparable()) {
          words.put("byKey", "naturalOrder");
        }
        return new StructureText(
            "IndexedHeapElements",
            fields,
            words,
            Map.of("keyed", false, "natural", indexed.isComparable(), "comparator", true),
            null);
      }
      return keyedHeap(
          "IndexedHeapElements",
          fields,
          words,
          Map.of("keyed", true, "natural", true, "comparator", false),
          indexed.key());
    }
    throw new IllegalArgumentException("there is no template for " + structure);
  }

  private static StructureText list(
      StructureModel list, String template, List<String> placeholders, List<String> fields) {
    boolean hasOwner = list.owner() != null;
    return new StructureText(
        template,
        fields,
        words(placeholders, fields),
        Map.of("owner", hasOwner, "unowned", !hasOwner),
        null);
  }

  private static StructureText map(
      String template,
      List<String> placeholders,
      List<String> fields,
      KeyModel key,
      boolean isSequential) {
    Map<String, Object> words = words(placeholders, fields);
    words.put("elementKey", key.expression());
    words.put("mixed", isSequential ? "sequential" : "mixed");
    return new StructureText(
        template, fields, words, Map.of("object", !key.type().isPrimitive()), key);
  }

  private static StructureText keyedHeap(
      String template,
      List<String> fields,
      Map<String, Object> words,
      Map<String, Boolean> features,
      KeyModel key) {
    words.put("rank", key.expression());
    return new StructureText(template, fields, words, features, key);
  }

  private static Map<String, Object> words(List<String> placeholders, List<String> fields) {
    Map<String, Object> words = new HashMap<>();
    for (int i = 0; i < fields.size(); i++) {
      words.put(placeholders.get(i), fields.get(i));
    }
    return words;
  }
}
