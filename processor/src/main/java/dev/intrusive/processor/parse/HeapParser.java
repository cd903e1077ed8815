package dev.intrusive.processor.parse;

import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.types.Symbols;
import org.jspecify.annotations.Nullable;

/** Makes a heap of a group of fields: of a slot, or of an index and a heap field. */
final class HeapParser {

  private final Symbols symbols;
  private final HostContext context;
  private final KeyParser keys;
  private final KeyedRules rules;

  HeapParser(Symbols symbols, HostContext context, KeyParser keys) {
    this.symbols = symbols;
    this.context = context;
    this.keys = keys;
    this.rules = new KeyedRules(context);
  }

  /** Returns the heap, or null if the group has problems. */
  @Nullable StructureModel parse(FieldGroup group) {
    KeyModel key = keys.ofHeap(group);
    boolean isKeyUnknown = key == null && keys.mayHaveKey(group);
    boolean isComparable = symbols.isComparable(context.host);
    return rules.parse(
        group,
        KeyedRules.HEAP,
        isKeyUnknown,
        slot -> new HeapModel.Indexed(context.declaration(group), slot, key, isComparable),
        pair ->
            new HeapModel.Flat(
                context.declaration(group), pair.used(), pair.holder(), key, isComparable));
  }
}
