package dev.intrusive.processor.parse;

import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes a map of a group of fields: of a slot, or of the next element and a map field. */
final class MapParser {

  private final HostContext context;
  private final KeyParser keys;
  private final KeyedRules rules;

  MapParser(HostContext context, KeyParser keys) {
    this.context = context;
    this.keys = keys;
    this.rules = new KeyedRules(context);
  }

  /** Returns the map, or null if the group has problems. */
  @Nullable StructureModel parse(FieldGroup group) {
    KeyModel key = keys.ofMap(group);
    if (key == null) {
      context.unknown.add(HostPart.KEYS);
    }
    boolean isSequential = "SEQUENTIAL".equals(group.option("hash"));
    return rules.parse(
        group,
        KeyedRules.MAP,
        key == null,
        slot ->
            new MapModel.Indexed(
                context.declaration(group), slot, Objects.requireNonNull(key), isSequential),
        pair ->
            new MapModel.Flat(
                context.declaration(group),
                pair.used(),
                pair.holder(),
                Objects.requireNonNull(key),
                isSequential));
  }
}
