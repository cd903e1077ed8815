package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a heap of a group of fields: of a slot, or of a place and a heap field. */
final class HeapParser {

  private final Symbols symbols;
  private final HostContext context;
  private final KeyParser keys;
  private final LinkFieldRules rules;
  private final SlotLinkRules slotRules;

  HeapParser(Symbols symbols, HostContext context, KeyParser keys) {
    this.symbols = symbols;
    this.context = context;
    this.keys = keys;
    this.rules = new LinkFieldRules(symbols, context);
    this.slotRules = new SlotLinkRules(context);
  }

  /** Returns the heap, or null if the group has problems. */
  @Nullable HeapModel parse(FieldGroup group) {
    KeyModel key = keys.ofHeap(group);
    boolean isKeyUnknown = key == null && context.unknown.contains(HostPart.KEYS);
    boolean isComparable = symbols.isComparable(context.host);
    if (slotRules.isIndexed(group)) {
      if (rules.isUnknown(group.first())) {
        context.unknown.add(HostPart.FIELDS);
        return standIn(group);
      }
      if (isKeyUnknown) {
        return standIn(group);
      }
      return new HeapModel.Indexed(
          group.name(),
          group.generatedClass(context.hostClass),
          context.isPublic(group),
          group.first().name(),
          key,
          isComparable);
    }
    List<AnnotatedField> indexes = new ArrayList<>();
    List<AnnotatedField> heapFields = new ArrayList<>();
    boolean isKnown = true;
    for (AnnotatedField field : group.fields()) {
      if (rules.isUnknown(field)) {
        isKnown = false;
      } else if (rules.isOfGeneratedClass(group, field)) {
        heapFields.add(field);
      } else if (field.isInt()) {
        indexes.add(field);
      } else {
        reportType(group, field);
      }
    }
    String hidden = heapFields.isEmpty() ? rules.hiddenFieldOf(group) : null;
    reportSeveral(group, indexes, "int fields for the place");
    reportSeveral(group, heapFields, "heap fields");
    rules.requireAssignable(group.fields());
    rules.requireOwnArguments(heapFields);
    if (!isKnown) {
      context.unknown.add(HostPart.FIELDS);
      return standIn(group);
    }
    boolean isComplete = indexes.size() + heapFields.size() == group.fields().size();
    if (isComplete && indexes.isEmpty()) {
      reportMissing(group, "an int field for the place of an element", "int");
    }
    if (isComplete && heapFields.isEmpty() && hidden == null) {
      reportMissing(
          group, "a field for the heap that an element is in", rules.generatedType(group));
    }
    if (indexes.isEmpty() || (heapFields.isEmpty() && hidden == null)) {
      return null;
    }
    return isKeyUnknown
        ? standIn(group)
        : new HeapModel.Flat(
            group.name(),
            group.generatedClass(context.hostClass),
            context.isPublic(group),
            indexes.get(0).name(),
            hidden == null ? heapFields.get(0).name() : hidden,
            key,
            isComparable);
  }

  private HeapModel standIn(FieldGroup group) {
    return new HeapModel.StandIn(
        group.name(), group.generatedClass(context.hostClass), context.isPublic(group));
  }

  private void reportType(FieldGroup group, AnnotatedField field) {
    context.problems.add(
        DiagnosticId.HeapLinkFieldType,
        field.element(),
        "field %s of heap \"%s\" has the type %s, but a heap needs an int field and one of its own type;"
                .formatted(field.name(), group.name(), symbols.sourceNames.simple(field))
            + " declare it as int or as %s.".formatted(rules.generatedType(group)));
  }

  private void reportSeveral(FieldGroup group, List<AnnotatedField> fields, String what) {
    if (fields.size() > 1) {
      for (AnnotatedField field : fields) {
        context.problems.add(
            DiagnosticId.HeapLinkAmbiguous,
            field.element(),
            "heap \"%s\" has %d %s; keep one.".formatted(group.name(), fields.size(), what));
      }
    }
  }

  private void reportMissing(FieldGroup group, String what, String type) {
    context.problems.add(
        DiagnosticId.HeapLinkIncomplete,
        group.first().element(),
        "heap \"%s\" lacks %s; declare it with the type %s and annotate it with the same name."
            .formatted(group.name(), what, type));
  }
}
