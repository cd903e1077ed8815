package dev.intrusive.processor.write;

import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The templates of structures, with their sections and with the names that stand for others. */
@SuppressWarnings("ImmutableEnumChecker") // copies, which nobody can change
enum StructureTemplate {
  NodeElements(Set.of("node", "owner", "unowned"), "link"),
  FlatElements(
      Set.of("owner", "unowned", "wildcard"), "previousElement", "nextElement", "listField"),
  ArrayElements(Set.of("owner", "unowned"), "arrayIndex", "arrayField"),
  IndexedElements(Set.of(), "slot"),
  FlatHeapElements(Set.of("natural"), "heapIndex", "heapField"),
  KeyedFlatHeapElements(Set.of(), "keyedIndex", "keyedField", "rank"),
  IndexedHeapElements(Set.of("keyed", "natural", "comparator"), "slot", "rank", "byKey"),
  FlatMapElements(Set.of("object", "wildcard"), "chainNext", "mapField", "elementKey", "mixed"),
  IndexedMapElements(Set.of("object"), "slot", "elementKey", "mixed"),
  ListStub(Set.of("owner")),
  HeapStub(Set.of()),
  MapStub(Set.of());

  private final Set<String> sections;
  private final List<String> names;

  StructureTemplate(Set<String> sections, String... names) {
    this.sections = Set.copyOf(sections);
    this.names = List.of(names);
  }

  /** The template of a structure. */
  static StructureTemplate of(StructureModel structure) {
    if (structure.isStub()) {
      return switch (structure.kind()) {
        case LIST -> ListStub;
        case HEAP -> HeapStub;
        case MAP -> MapStub;
      };
    }
    return switch (structure.layout()) {
      case NODE -> NodeElements;
      case ARRAY -> ArrayElements;
      case FLAT ->
          switch (structure.kind()) {
            case LIST -> FlatElements;
            case HEAP -> structure.key() == null ? FlatHeapElements : KeyedFlatHeapElements;
            case MAP -> FlatMapElements;
          };
      case INDEXED ->
          switch (structure.kind()) {
            case LIST -> IndexedElements;
            case HEAP -> IndexedHeapElements;
            case MAP -> IndexedMapElements;
          };
    };
  }

  /** For each section, whether a structure needs it. */
  Map<String, Boolean> features(StructureModel structure) {
    KeyModel key = structure.key();
    boolean isOwned = structure.owner() != null;
    Map<String, Boolean> features =
        new HashMap<>(
            Map.of(
                "node",
                true,
                "owner",
                isOwned,
                "unowned",
                !isOwned,
                "wildcard",
                structure.isWildcard(),
                "object",
                key != null && !key.type().isPrimitive(),
                "keyed",
                key != null,
                "natural",
                key != null || structure.isComparable(),
                "comparator",
                key == null));
    features.keySet().retainAll(sections);
    return features;
  }

  /** What the names stand for: fields, the key, and the way from there to an index or an order. */
  Map<String, Object> words(StructureModel structure) {
    KeyModel key = structure.key();
    List<String> meanings = new ArrayList<>(structure.fields());
    meanings.add(key == null ? "" : key.expression());
    meanings.add(
        structure.kind() == StructureKind.MAP
            ? structure.isSequential() ? "sequential" : "mixed"
            : key == null ? "naturalOrder" : "byKey");
    Map<String, Object> words = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      words.put(names.get(i), meanings.get(i));
    }
    return words;
  }
}
