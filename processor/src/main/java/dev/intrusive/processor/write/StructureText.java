package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the class of a structure is written from: a template, and what stands for the names in it.
 *
 * @param template the template of the layout
 * @param features for each section of the template, whether it is needed
 * @param key what elements are found or ordered by, or null
 * @param fields the fields of the host through which it is linked
 * @param words the names of the host, by those of the template
 */
record StructureText(
    String template,
    Map<String, Boolean> features,
    @Nullable KeyModel key,
    List<String> fields,
    Map<String, Object> words) {

  private StructureText(String template, Map<String, Boolean> features, @Nullable KeyModel key) {
    this(template, features, key, new ArrayList<>(), new HashMap<>());
  }

  static StructureText of(StructureModel structure) {
    if (structure instanceof ListModel.Node node) {
      return list("NodeElements", node).with("link", node.link());
    }
    if (structure instanceof ListModel.Flat flat) {
      return list("FlatElements", flat)
          .with("previousElement", flat.previous())
          .with("nextElement", flat.next())
          .with("listField", flat.listField());
    }
    if (structure instanceof ListModel.Array array) {
      return list("ArrayElements", array)
          .with("arrayIndex", array.index())
          .with("arrayField", array.listField());
    }
    if (structure instanceof ListModel.Indexed indexed) {
      return new StructureText("IndexedElements", Map.of(), null).with("slot", indexed.slot());
    }
    if (structure instanceof MapModel.Flat flat) {
      Map<String, Boolean> features =
          Map.of("object", !flat.key().type().isPrimitive(), "wildcard", flat.isWildcard());
      return map("FlatMapElements", features, flat.key(), flat.isSequential())
          .with("chainNext", flat.next())
          .with("mapField", flat.mapField());
    }
    if (structure instanceof MapModel.Indexed indexed) {
      Map<String, Boolean> features = Map.of("object", !indexed.key().type().isPrimitive());
      return map("IndexedMapElements", features, indexed.key(), indexed.isSequential())
          .with("slot", indexed.slot());
    }
    if (structure instanceof HeapModel.Flat flat) {
      return flatHeap(flat);
    }
    if (structure instanceof HeapModel.Indexed indexed) {
      return indexedHeap(indexed).with("slot", indexed.slot());
    }
    throw new IllegalArgumentException("there is no template for " + structure);
  }

  private static StructureText list(String template, ListModel list) {
    Map<String, Boolean> features = new HashMap<>();
    features.put("owner", list.owner() != null);
    features.put("unowned", list.owner() == null);
    if (list instanceof ListModel.Node) {
      features.put("node", true);
    }
    if (list instanceof ListModel.Flat) {
      features.put("wildcard", list.isWildcard());
    }
    return new StructureText(template, features, null);
  }

  private static StructureText map(
      String template, Map<String, Boolean> features, KeyModel key, boolean isSequential) {
    StructureText text = new StructureText(template, features, key);
    text.words.put("elementKey", key.expression());
    text.words.put("mixed", isSequential ? "sequential" : "mixed");
    return text;
  }

  private static StructureText flatHeap(HeapModel.Flat heap) {
    if (heap.key() == null) {
      return new StructureText("FlatHeapElements", Map.of("natural", heap.isComparable()), null)
          .with("heapIndex", heap.index())
          .with("heapField", heap.heapField());
    }
    StructureText text = new StructureText("KeyedFlatHeapElements", Map.of(), heap.key());
    text.words.put("rank", heap.key().expression());
    return text.with("keyedIndex", heap.index()).with("keyedField", heap.heapField());
  }

  private static StructureText indexedHeap(HeapModel.Indexed heap) {
    KeyModel key = heap.key();
    boolean isKeyed = key != null;
    StructureText text =
        new StructureText(
            "IndexedHeapElements",
            Map.of(
                "keyed", isKeyed,
                "natural", isKeyed || heap.isComparable(),
                "comparator", !isKeyed),
            key);
    if (key != null) {
      text.words.put("rank", key.expression());
    } else if (heap.isComparable()) {
      text.words.put("byKey", "naturalOrder");
    }
    return text;
  }

  /** Adds a field of the host through which it is linked. */
  private StructureText with(String word, String field) {
    words.put(word, field);
    fields.add(field);
    return this;
  }
}
