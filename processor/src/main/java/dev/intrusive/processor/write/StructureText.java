package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the class of a structure is written from: a template, and what stands for the names in it.
 *
 * @param template the template of the layout
 * @param noun what the structure is, as in its class comment
 * @param fields the fields of the host through which it is linked
 * @param names the words of the host, by those of the template
 * @param keyText what stands for the key of a map, null of other structures
 * @param order what stands for the order of a heap, null of other structures
 */
record StructureText(
    Template template,
    String noun,
    List<String> fields,
    Map<String, String> names,
    @Nullable KeyText keyText,
    @Nullable HeapOrder order) {

  static StructureText of(StructureModel structure) {
    if (structure instanceof ListModel.Node node) {
      return list("NodeElements", List.of("link"), List.of(node.link()));
    }
    if (structure instanceof ListModel.Flat flat) {
      return list(
          "FlatElements",
          List.of("previousElement", "nextElement", "listField"),
          List.of(flat.previous(), flat.next(), flat.listField()));
    }
    if (structure instanceof ListModel.Array array) {
      return list(
          "ArrayElements",
          List.of("arrayIndex", "arrayField"),
          List.of(array.index(), array.listField()));
    }
    if (structure instanceof ListModel.Indexed indexed) {
      return list("IndexedElements", List.of("slot"), List.of(indexed.slot()));
    }
    if (structure instanceof MapModel.Flat flat) {
      return map(
          "FlatMapElements",
          Map.of("chainNext", flat.next(), "mapField", flat.mapField()),
          List.of(flat.next(), flat.mapField()),
          flat.key(),
          flat.isSequential());
    }
    if (structure instanceof MapModel.Indexed indexed) {
      return map(
          "IndexedMapElements",
          Map.of("slot", indexed.slot()),
          List.of(indexed.slot()),
          indexed.key(),
          indexed.isSequential());
    }
    if (structure instanceof HeapModel.Flat flat) {
      boolean isKeyed = flat.key() != null;
      return heap(
          isKeyed ? "KeyedFlatHeapElements" : "FlatHeapElements",
          Map.of(
              isKeyed ? "keyedIndex" : "heapIndex",
              flat.index(),
              isKeyed ? "keyedField" : "heapField",
              flat.heapField()),
          List.of(flat.index(), flat.heapField()),
          new HeapOrder(flat.key(), flat.isComparable()));
    }
    if (structure instanceof HeapModel.Indexed indexed) {
      return heap(
          "IndexedHeapElements",
          Map.of("slot", indexed.slot()),
          List.of(indexed.slot()),
          new HeapOrder(indexed.key(), indexed.isComparable()));
    }
    throw new IllegalArgumentException("there is no template for " + structure);
  }

  private static StructureText list(
      String template, List<String> placeholders, List<String> fields) {
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < fields.size(); i++) {
      names.put(placeholders.get(i), fields.get(i));
    }
    return new StructureText(Template.named(template), "A list of", fields, names, null, null);
  }

  private static StructureText map(
      String template,
      Map<String, String> links,
      List<String> fields,
      KeyModel key,
      boolean isSequential) {
    KeyText keyText = new KeyText(key);
    Map<String, String> names = new HashMap<>(links);
    names.put("elementKey", keyText.member());
    names.put("mixed", isSequential ? "sequential" : "mixed");
    return new StructureText(Template.named(template), "A map of", fields, names, keyText, null);
  }

  private static StructureText heap(
      String template, Map<String, String> links, List<String> fields, HeapOrder order) {
    Map<String, String> names = new HashMap<>(links);
    names.put("rank", order.member());
    return new StructureText(Template.named(template), "A heap of", fields, names, null, order);
  }

  /** What stands for the key; only of structures that have one. */
  KeyText key() {
    return Objects.requireNonNull(keyText);
  }

  /** The members of the template, as they are for this kind of keys. */
  String members(boolean isGeneric) {
    String all = template.members(order == null ? Set.of() : order.features());
    String common = isGeneric ? all : all.replace(KeyText.UNCHECKED, "");
    if (order != null) {
      return order.adapt(common);
    }
    return keyText == null ? common : keyText.adapt(common);
  }

  /** The comment of the class. */
  String javadoc(String host) {
    String links =
        fields.stream()
            .map(field -> "{@link " + host + "#" + field + "}")
            .collect(Collectors.joining(", "))
            .replaceFirst(", (?=[^,]*$)", " and ");
    String key = keyText == null ? "" : keyText.member();
    if (order != null) {
      key = order.member();
    }
    String byKey = key.isEmpty() ? "" : " by {@link " + host + "#" + key + "}";
    return noun + " {@link " + host + "} objects" + byKey + ", linked through " + links + ".";
  }
}
