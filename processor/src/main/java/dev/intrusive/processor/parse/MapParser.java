package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.MapModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a map of a group of fields: of a slot, or of the next element and a map field. */
final class MapParser {

  private final Symbols symbols;
  private final HostContext context;
  private final KeyParser keys;
  private final LinkFieldRules rules;
  private final SlotLinkRules slotRules;

  MapParser(Symbols symbols, HostContext context, KeyParser keys) {
    this.symbols = symbols;
    this.context = context;
    this.keys = keys;
    this.rules = new LinkFieldRules(symbols, context);
    this.slotRules = new SlotLinkRules(context);
  }

  /** Returns the map, or null if the group has problems. */
  @Nullable MapModel parse(FieldGroup group) {
    KeyModel key = keys.ofMap(group);
    if (key == null) {
      context.unknown.add(HostPart.KEYS);
    }
    boolean isSequential = "SEQUENTIAL".equals(group.option("hash"));
    if (slotRules.isIndexed(group)) {
      if (rules.isUnknown(group.first())) {
        context.unknown.add(HostPart.FIELDS);
        return standIn(group);
      }
      return key == null
          ? standIn(group)
          : new MapModel.Indexed(
              group.name(),
              group.generatedClass(context.hostClass),
              context.isPublic(group),
              group.first().name(),
              key,
              isSequential);
    }
    List<AnnotatedField> nexts = new ArrayList<>();
    List<AnnotatedField> mapFields = new ArrayList<>();
    boolean isKnown = true;
    for (AnnotatedField field : group.fields()) {
      if (rules.isUnknown(field)) {
        isKnown = false;
      } else if (rules.isOfGeneratedClass(group, field)) {
        mapFields.add(field);
      } else if (rules.isOfHost(field)) {
        nexts.add(field);
      } else {
        reportType(group, field);
      }
    }
    String hidden = mapFields.isEmpty() ? rules.hiddenFieldOf(group) : null;
    reportSeveral(group, nexts, "fields for the next element");
    reportSeveral(group, mapFields, "map fields");
    rules.requireAssignable(group.fields());
    rules.requireOwnArguments(nexts);
    rules.requireOwnArguments(mapFields);
    if (!isKnown) {
      context.unknown.add(HostPart.FIELDS);
      return standIn(group);
    }
    boolean isComplete = nexts.size() + mapFields.size() == group.fields().size();
    if (isComplete && nexts.isEmpty()) {
      reportMissing(group, "a field for the next element of a chain", rules.hostType());
    }
    if (isComplete && mapFields.isEmpty() && hidden == null) {
      reportMissing(group, "a field for the map that an element is in", rules.generatedType(group));
    }
    if (nexts.isEmpty() || (mapFields.isEmpty() && hidden == null)) {
      return null;
    }
    return key == null
        ? standIn(group)
        : new MapModel.Flat(
            group.name(),
            group.generatedClass(context.hostClass),
            context.isPublic(group),
            nexts.get(0).name(),
            hidden == null ? mapFields.get(0).name() : hidden,
            key,
            isSequential);
  }

  private MapModel standIn(FieldGroup group) {
    return new MapModel.StandIn(
        group.name(), group.generatedClass(context.hostClass), context.isPublic(group));
  }

  private void reportType(FieldGroup group, AnnotatedField field) {
    context.problems.add(
        DiagnosticId.MapLinkFieldType,
        field.element(),
        "field %s of map \"%s\" has the type %s, but a map needs a field for the next element and one of"
                .formatted(field.name(), group.name(), symbols.sourceNames.simple(field))
            + " its own type; declare it as %s or as %s."
                .formatted(rules.hostType(), rules.generatedType(group)));
  }

  private void reportSeveral(FieldGroup group, List<AnnotatedField> fields, String what) {
    if (fields.size() > 1) {
      for (AnnotatedField field : fields) {
        context.problems.add(
            DiagnosticId.MapLinkAmbiguous,
            field.element(),
            "map \"%s\" has %d %s; keep one.".formatted(group.name(), fields.size(), what));
      }
    }
  }

  private void reportMissing(FieldGroup group, String what, String type) {
    context.problems.add(
        DiagnosticId.MapLinkIncomplete,
        group.first().element(),
        "map \"%s\" lacks %s; declare it with the type %s and annotate it with the same name."
            .formatted(group.name(), what, type));
  }
}
